import { findList, readSubscribersAfter, type SubscriberRow } from '@veranda/db/lists/reader';
import { csvRow } from '@veranda/domain/forms/csv';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';

const chunk = 1000;
const nobody = '00000000-0000-0000-0000-000000000000';
const header = ['Email', 'Name', 'State', 'Source', 'Signed up', 'Confirmed', 'Changed'];

/** Everybody on a list as a CSV file, read a thousand at a time. */
export async function exportSubscribers(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  listId: string,
): Promise<string | Refusal> {
  const list = await deps.db.forSite(siteId, (tx) => findList(tx, siteId, listId), { readOnly: true });
  if (!list) return refuse('unknown-list');
  const lines = [csvRow(header)];
  for (let after = nobody; ; ) {
    const asked = { listId, after, limit: chunk };
    const rows = await deps.db.forSite(siteId, (tx) => readSubscribersAfter(tx, siteId, asked), {
      readOnly: true,
    });
    lines.push(...rows.map(lineOf));
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return lines.join('');
    after = last.id;
  }
}

function lineOf(row: SubscriberRow): string {
  const [signedUp, changed] = [row.created_at.toISOString(), row.changed_at.toISOString()];
  const confirmed = row.confirmed_at?.toISOString() ?? '';
  return csvRow([row.email, row.name, row.state, row.source, signedUp, confirmed, changed]);
}
