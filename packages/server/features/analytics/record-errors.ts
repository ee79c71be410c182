import { dropPageErrors, keepPageError } from '@veranda/db/analytics/writer';
import { errorFingerprint } from '@veranda/domain/analytics/error-fingerprint';
import { errorRetention } from '@veranda/domain/analytics/error-limits';
import type { Deps } from '../../services/deps.ts';
import type { ReportedError } from './read-errors.ts';

const day = 86_400_000;

/** Keeps the errors of a page by kind. The time is ours: a visitor's clock may be anything. */
export async function keepErrors(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  siteId: string,
  { errors, userAgent }: { readonly errors: readonly ReportedError[]; readonly userAgent: string },
): Promise<void> {
  const time = new Date(now());
  const rows = errors.map((error) => ({
    siteId,
    id: newId(),
    ...error,
    fingerprint: errorFingerprint(error),
    userAgent: userAgent.slice(0, 400),
    lastAt: time,
  }));
  // In one order, so that two pages with the same errors do not wait for each other.
  rows.sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  await db.forSite(siteId, async (tx) => {
    for (const row of rows) await keepPageError(tx, row);
    await dropPageErrors(tx, {
      before: new Date(time.getTime() - errorRetention.days * day),
      most: errorRetention.kinds,
    });
  });
}
