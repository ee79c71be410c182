// Renews a subscription again and again, each cycle when it is due, until it is killed.
import { createSecretKey, randomBytes, randomUUIDv7 } from 'node:crypto';
import { createDatabase } from '@veranda/db/platform/database';
import { findSubscription } from '@veranda/db/subscriptions/reader';
import { renewSubscription } from '@veranda/server/features/subscriptions/renew-subscription';
import type { ServerSettings } from '@veranda/server/platform/settings';
import { createAdapters } from '../../apps/server/create-deps.ts';

const [url = '', siteId = '', id = '', settings = ''] = process.argv.slice(2);
const silent = (): void => {};
const clock = { at: Date.now() };

const deps = createAdapters(
  {
    db: createDatabase({ url, poolSize: 4 }),
    log: { debug: silent, info: silent, warn: silent, error: (fields) => console.error(fields) },
    now: () => clock.at,
    newId: () => randomUUIDv7(),
    random: (bytes) => randomBytes(bytes),
  },
  {
    ...(JSON.parse(settings) as ServerSettings),
    crumbKeys: [{ id: 'test', key: createSecretKey(randomBytes(32)) }],
  },
);

// Connected and compiled: from here on each kill meets the work itself.
await deps.db.forSite(siteId, (tx) => findSubscription(tx, id));
console.log('Ready');
for (;;) {
  const row = await deps.db.forSite(siteId, (tx) => findSubscription(tx, id));
  if (!row?.nextAt) throw new Error('the subscription has ended');
  clock.at = row.nextAt.getTime();
  await renewSubscription(deps, siteId, { subscriptionId: id, cycleNo: row.cycleNo + 1 });
  console.log(`cycle ${row.cycleNo + 1}`);
}
