import { setTimeout as pause } from 'node:timers/promises';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { startWorker } from '@veranda/server/worker';
import type { Database } from '@veranda/db/platform/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

it('a worker with nothing to do asks the database once a look, and still finds what comes', async () => {
  let transactions = 0;
  const global: Database['global'] = (work, options) => {
    transactions += 1;
    return app.deps.db.global(work, options);
  };
  const worker = await startWorker({ ...app.deps, db: { ...app.deps.db, global } });
  await pause(1700);
  // At the start and after 0.5, 1 and 1.5 s.
  expect(transactions).toBeLessThanOrEqual(4);
  const id = app.deps.newId();
  const message = { id, topic: 'thin-versions', dedupeKey: 'now', payload: {} };
  await app.deps.db.global((tx) => addToOutbox(tx, message));
  const sent = () =>
    app.deps.db.global((tx) =>
      sql<{ isSent: boolean }>`select sent_at is not null as "isSent" from outbox where id = ${id}`.execute(
        tx,
      ),
    );
  await expect.poll(async () => (await sent()).rows[0]?.isSent).toBe(true);
  await worker.close();
});
