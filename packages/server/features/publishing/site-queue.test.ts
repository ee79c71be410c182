import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { createSiteQueue } from './site-queue.ts';

describe('the queue of a process for work of sites', () => {
  it('runs one at a time for a site in order, others beside it, and keeps nothing when it is empty', async () => {
    const queue = createSiteQueue(5_000);
    const seen: string[] = [];
    const work = (name: string, time: number) => async () => {
      seen.push(`${name} begins`);
      await pause(time);
      seen.push(`${name} ends`);
    };
    const first = queue.run('a', work('1', 60));
    const second = queue.run('a', work('2', 0));
    const other = queue.run('b', work('3', 10));
    expect(queue.size()).toBe(2);
    await Promise.all([first, second, other]);
    expect(seen).toEqual(['1 begins', '3 begins', '3 ends', '1 ends', '2 begins', '2 ends']);
    await pause(0);
    expect(queue.size()).toBe(0);
  });

  it('goes on after work that fails', async () => {
    const queue = createSiteQueue(5_000);
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('refuses what waits too long, and lets nobody overtake what is under way', async () => {
    const queue = createSiteQueue(20);
    let isUnderWay = true;
    const slow = queue.run('a', async () => {
      await pause(80);
      isUnderWay = false;
    });
    expect(await queue.run('a', () => Promise.resolve('too late'))).toEqual(refuse('unavailable'));
    await pause(50);
    expect(await queue.run('a', () => Promise.resolve(isUnderWay))).toBe(false);
    await slow;
  });
});
