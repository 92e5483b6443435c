import type { ModelWords } from '../../models/words.ts';

export const zhHans: ModelWords = {
  title: '自己的电脑对手',
  about: '你训练的模型',
  open: '打开模型文件',
  seats: (count) => `${count} 人`,
  remove: (name) => `移除 ${name}`,
  cannotPlay: (name) => `${name} 无法在这里对局。`,
  gone: '这个浏览器里没有这个模型。请重新打开文件。',
  other: '选择其他对手',
  otherGame: (game) => `这是${game}的模型。`,
  otherSeats: (seats) => `这是 ${seats} 人用的模型。`,
  troubles: {
    unreadable: '无法读取文件。',
    'no model': '这不是模型文件。',
    damaged: '模型文件已损坏。',
    'other version': '这个模型适用于其他规则或其他版本。请重新训练。',
    'too large': '文件太大，不像是模型。',
    'no room': '浏览器没有空间保存这个模型。',
  },
};
