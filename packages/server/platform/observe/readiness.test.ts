import { describe, expect, it } from 'vitest';
import { assessReadiness, type ReadinessCheck } from './readiness.ts';

function check(name: string, essential: boolean, problem: string | null): ReadinessCheck {
  return { name, essential, problem: async () => problem };
}

describe('readiness', () => {
  it('is ready when nothing is wrong', async () => {
    expect((await assessReadiness([check('database', true, null)])).status).toBe('ready');
  });

  it('lists a dependency that is degraded without failing for it', async () => {
    const readiness = await assessReadiness([
      check('database', true, null),
      check('disk', false, '1 % free'),
    ]);
    expect(readiness).toEqual({ status: 'degraded', checks: { database: 'ok', disk: '1 % free' } });
  });

  it('is not ready when an essential part is missing', async () => {
    expect((await assessReadiness([check('database', true, 'unreachable')])).status).toBe('not ready');
  });

  it('takes a check that throws or does not answer for a problem', async () => {
    const silent: ReadinessCheck = { name: 'queue', essential: false, problem: () => new Promise(() => {}) };
    const broken: ReadinessCheck = {
      name: 'database',
      essential: true,
      problem: () => Promise.reject(new Error('gone')),
    };
    expect(await assessReadiness([silent, broken])).toEqual({
      status: 'not ready',
      checks: { queue: 'no answer', database: 'gone' },
    });
  });
});
