import { describe, expect, it } from 'vitest';
import { fetchKindOf } from './fetch-kind.ts';

const HERE = 'https://madang.example';
const get = (path: string, mode = 'cors') => fetchKindOf({ url: `${HERE}${path}`, method: 'GET', mode }, HERE);

describe('the service worker', () => {
  it('answers every navigation with the page', () => {
    for (const path of ['/', '/play/koikoi?level=easy', '/tables/k7rwm2ahq9dz5xtb', '/records'])
      expect(get(path, 'navigate')).toBe('page');
  });

  it('answers requests for built files', () => {
    expect(get('/assets/index-abc123.js', 'cors')).toBe('file');
    expect(get('/icon.svg', 'no-cors')).toBe('file');
  });

  it('never answers API requests', () => {
    for (const path of ['/api/tables?status=open', '/api', '/ws', '/healthz', '/metrics'])
      for (const mode of ['cors', 'navigate']) expect(get(path, mode)).toBe('leave');
  });

  it('answers a page whose path only starts like an API path', () => {
    expect(get('/apiary', 'navigate')).toBe('page');
  });

  it('ignores other hosts and other methods than GET', () => {
    expect(fetchKindOf({ url: 'https://elsewhere.example/a.js', method: 'GET', mode: 'cors' }, HERE)).toBe('leave');
    expect(fetchKindOf({ url: `${HERE}/`, method: 'POST', mode: 'navigate' }, HERE)).toBe('leave');
  });
});
