import { addToOutbox, claimMessages } from '@veranda/db/platform/outbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const id = '01900000-0000-7000-8000-0000000000bb';
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Claims the message, and answers with the seconds until it is due again; -1 when it was not due. */
async function claim(): Promise<number> {
  const [row] = await db.global((tx) => claimMessages(tx, 'mail', 10));
  if (!row) return -1;
  const { rows } = await db.global((tx) =>
    sql<{ rest: number }>`
      select extract(epoch from due_at - now())::float8 as rest from outbox where id = ${id}`.execute(tx),
  );
  return Math.round(rows[0]?.rest ?? 0);
}

const becomeDue = () =>
  db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .execute(),
  );

describe('a message whose receiver is away', () => {
  it('is tried again after 15 s, then ever later, but never later than 4 minutes', async () => {
    const message = { id, topic: 'mail', dedupeKey: 'order-1', payload: {} };
    await db.global((tx) => addToOutbox(tx, message));
    await db.global((tx) => addToOutbox(tx, { ...message, id: '01900000-0000-7000-8000-0000000000bc' }));
    const pauses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      await becomeDue();
      pauses.push(await claim());
    }
    expect(pauses.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...pauses)).toBe(240);
    expect(await claim()).toBe(-1);
  });

  it(
    'is tried at most 4 minutes after the receiver’s return from ten minutes away, ' +
      'so that all is delivered within 5',
    async () => {
      await db.global((tx) => sql`update outbox set attempts = 0, due_at = now()`.execute(tx));
      let clock = 0;
      const tries: number[] = [];
      while (clock < 1500) {
        await becomeDue();
        const rest = await claim();
        tries.push(clock);
        clock += rest;
      }
      for (let back = 600; back < 1200; back += 1) {
        const next = tries.find((at) => at >= back) ?? Number.POSITIVE_INFINITY;
        expect(next - back).toBeLessThanOrEqual(240);
      }
    },
  );
});
