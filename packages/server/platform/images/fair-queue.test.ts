import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('a queue that is fair by owner', () => {
  it('does the one piece of another owner after one of many', async () => {
    const queue = createFairQueue();
    const done: string[] = [];
    const piece = (owner: string, name: string) =>
      queue.add(owner, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        done.push(name);
      });
    const all = Array.from({ length: 12 }, (_, n) => piece('large', `large ${n}`));
    await all[0];
    await Promise.all([...all, piece('small', 'small')]);
    expect(done.indexOf('small')).toBeLessThan(4);
    expect(done.filter((name) => name !== 'small')).toEqual(
      Array.from({ length: 12 }, (_, n) => `large ${n}`),
    );
  });

  it('does one piece at a time, and goes on after one that fails', async () => {
    const queue = createFairQueue();
    let [atOnce, most] = [0, 0];
    const work = async (n: number): Promise<number> => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce -= 1;
      if (n === 1) throw new Error('broken');
      return n;
    };
    const ended = await Promise.allSettled(
      [0, 1, 2, 3].map((n) => queue.add(`owner ${n % 2}`, () => work(n))),
    );
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(most).toBe(1);
    await queue.done();
    expect(await queue.add('again', async () => 5)).toBe(5);
  });
});
