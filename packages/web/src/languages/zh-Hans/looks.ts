import type { LookWords } from '../../app/look-words.ts';

export const zhHans: LookWords = {
  volume: '音量',
  volumes: { 0.25: '小', 0.5: '中', 1: '大' },
  haptics: '振动',
  felt: '桌布颜色',
  felts: { game: '随游戏', mugwort: '艾草', gardenia: '栀子', safflower: '红花', indigo: '靛蓝', gromwell: '紫草' },
  back: '牌背',
  backs: { red: '红', blue: '蓝', green: '绿' },
  koreanFaces: '韩国牌面',
  koreanFacesWhy: 'Go-Stop 与 Matgo：光牌印“光”，红短、青短印韩文。',
  install: '在这台设备安装 Madang',
};
