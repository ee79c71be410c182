import { describe, expect, it } from 'vitest';
import { createRestarts } from '../support/ready-again.ts';

/** A start: milliseconds until it is ready, and of the processor, where the system says. */
type Start = readonly [passed: number, used: number | null];

/** Problem reported for starts. */
async function problemOf(...starts: readonly Start[]): Promise<string> {
  let clock = 0;
  let latest: number | null = null;
  const restarts = createRestarts({ now: () => clock, used: () => latest });
  for (const [passed, used] of starts)
    await restarts.timed(() => {
      clock += passed;
      latest = used;
      return Promise.resolve({ pid: 1 });
    });
  return restarts.problem();
}

describe('ready again within 10 s', () => {
  it.each<[readonly Start[], string]>([
    [[[9000, null]], ''],
    [[[9000, 9500]], ''],
    [
      [
        [45_000, null],
        [30_000, null],
        [9000, null],
      ],
      '',
    ],
    [[[66_000, 5000]], ''],
    [
      [
        [11_000, null],
        [12_000, 11_500],
      ],
      'none was ready within 10 s',
    ],
    [
      [
        [2000, 1000],
        [70_000, 61_000],
      ],
      'one was not ready within 60 s',
    ],
    [[], 'nothing was started'],
  ])('of starts that take %j: %s', async (starts, said) => {
    const problem = await problemOf(...starts);
    expect(said === '' ? problem : problem.slice(0, said.length)).toBe(said);
  });
});
