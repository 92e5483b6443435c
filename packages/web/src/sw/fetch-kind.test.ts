import { describe, expect, it } from 'vitest';
import { fetchKindOf } from './fetch-kind.ts';

const HERE = 'https://madang.example';
const get = (path: string, mode = 'cors') => fetchKindOf({ url: `${HERE}${path}`, method: 'GET', mode }, HERE);

describe('the service worker', () => {
  it('gives the page for every address that somebody opens', () => {
    for (const path of ['/', '/play/koikoi?level=easy', '/tables/k7rwm2ahq9dz5xtb', '/records'])
      expect(get(path, 'navigate')).toBe('page');
  });

  it('gives files of the build from its store', () => {
    expect(get('/assets/index-abc123.js', 'cors')).toBe('file');
    expect(get('/icon.svg', 'no-cors')).toBe('file');
  });

  it('never answers for the server', () => {
    for (const path of ['/api/tables?status=open', '/api', '/ws', '/healthz', '/metrics'])
      for (const mode of ['cors', 'navigate']) expect(get(path, mode)).toBe('leave');
  });

  it('does not mistake a page whose name only begins like the server’s', () => {
    expect(get('/apiary', 'navigate')).toBe('page');
  });

  it('leaves other hosts and everything but reading alone', () => {
    expect(fetchKindOf({ url: 'https://elsewhere.example/a.js', method: 'GET', mode: 'cors' }, HERE)).toBe('leave');
    expect(fetchKindOf({ url: `${HERE}/`, method: 'POST', mode: 'navigate' }, HERE)).toBe('leave');
  });
});
