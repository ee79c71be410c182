import { describe, expect, it } from 'vitest';
import { openRestarts } from '../support/ready-again.ts';

/** What is said of starts that take so many milliseconds. */
async function problemOf(...starts: readonly number[]): Promise<string> {
  let clock = 0;
  const restarts = openRestarts(() => clock);
  for (const took of starts)
    await restarts.timed(() => {
      clock += took;
      return Promise.resolve();
    });
  return restarts.problem();
}

describe('issue 5: ready again within 10 s', () => {
  it.each([
    [[9000], ''],
    [[45_000, 30_000, 9000], ''],
    [[11_000, 12_000], 'none was ready within 10 s'],
    [[2000, 61_000], 'one was not ready within 60 s'],
    [[], 'nothing was started'],
  ])('of starts that take %j: %s', async (starts, said) => {
    const problem = await problemOf(...starts);
    expect(said === '' ? problem : problem.slice(0, said.length)).toBe(said);
  });
});
