import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Commits that end when the test wants. */
function slowDisk() {
  const commits: { readonly requests: readonly string[]; end(): void; fail(): void }[] = [];
  const commit = (requests: readonly string[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const end = () => resolve(requests.map((request) => `${request} done`));
      commits.push({ requests, end, fail: () => reject(new Error('the disk is full')) });
    });
  const groups = () => commits.map(({ requests }) => requests);
  return { commits, commit, groups };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('group commit', () => {
  it('puts what arrives during a commit into the next one', async () => {
    const disk = slowDisk();
    const group = new GroupCommit(disk.commit);
    const first = group.ask('a');
    await aMoment();
    const others = [group.ask('b'), group.ask('c')];
    await aMoment();
    expect(disk.groups()).toEqual([['a']]);
    disk.commits[0].end();
    expect(await first).toBe('a done');
    await aMoment();
    expect(disk.groups()).toEqual([['a'], ['b', 'c']]);
    disk.commits[1].end();
    expect(await Promise.all(others)).toEqual(['b done', 'c done']);
  });

  it('answers nobody before the commit', async () => {
    const disk = slowDisk();
    let isAnswered = false;
    const asked = new GroupCommit(disk.commit).ask('a').then(() => {
      isAnswered = true;
    });
    await aMoment();
    expect(isAnswered).toBe(false);
    disk.commits[0].end();
    await asked;
    expect(isAnswered).toBe(true);
  });

  it('rejects every request of a failed commit, and continues with the next commit', async () => {
    const disk = slowDisk();
    const group = new GroupCommit(disk.commit);
    const lost = [group.ask('a'), group.ask('b')].map((asked) => expect(asked).rejects.toThrow('the disk is full'));
    await aMoment();
    const kept = group.ask('c');
    disk.commits[0].fail();
    await Promise.all(lost);
    await aMoment();
    disk.commits[1].end();
    expect(await kept).toBe('c done');
  });

  it('keeps requests with the same key in separate commits, in their order', async () => {
    const groups: string[][] = [];
    const commit = async (requests: readonly string[]) => {
      groups.push([...requests]);
      return requests;
    };
    const group = new GroupCommit(commit, (request) => request[0]);
    await Promise.all(['a1', 'b1', 'a2', 'a3', 'b2'].map((request) => group.ask(request)));
    expect(groups).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']]);
  });

  it('is settled when all requests are answered, those made meanwhile included', async () => {
    const answered: string[] = [];
    const group = new GroupCommit(async (requests: readonly string[]) => requests);
    const hear = (answer: string) => answered.push(answer);
    const asked = group.ask('a').then((answer) => {
      hear(answer);
      return group.ask('b').then(hear);
    });
    await group.settled();
    await asked;
    expect(answered).toEqual(['a', 'b']);
  });
});
