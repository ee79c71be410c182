import {
  findList,
  findPerson,
  readSubscribersAfter,
  type SubscriberRecord,
} from '@veranda/db/mailing-lists/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { csvFile } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../services/deps.ts';
import { presentSubscriber } from './present.ts';

const chunk = 1000;
const nobody = '00000000-0000-0000-0000-000000000000';
const header = ['Email', 'Name', 'State', 'Source', 'Signed up', 'Confirmed', 'Changed'];

/** Everybody on a list as a CSV file, read a thousand at a time. */
export async function exportSubscribers(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  listId: string,
): Promise<string | Refusal> {
  const list = await deps.db.forSite(siteId, (tx) => findList(tx, listId), { readOnly: true });
  if (!list) return refuse('unknown-list');
  const lines = [header];
  for (let after = nobody; ; ) {
    const query = { listId, after, limit: chunk };
    const rows = await deps.db.forSite(siteId, (tx) => readSubscribersAfter(tx, query), {
      readOnly: true,
    });
    lines.push(...rows.map(lineOf));
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return csvFile(lines);
    after = last.id;
  }
}

/** Data that the site's lists hold about a person, as JSON. */
export async function exportPerson(deps: Pick<Deps, 'db'>, siteId: string, email: string): Promise<string> {
  const rows = await deps.db.forSite(siteId, (tx) => findPerson(tx, email.trim()), {
    readOnly: true,
  });
  const lists = rows.map((row) => {
    const { id: _id, ...kept } = presentSubscriber(row);
    return { list: row.listName, ...kept };
  });
  return JSON.stringify({ email: email.trim(), lists }, null, 2);
}

function lineOf(row: SubscriberRecord): string[] {
  const [signedUp, changed] = [row.createdAt.toISOString(), row.changedAt.toISOString()];
  const confirmed = row.confirmedAt?.toISOString() ?? '';
  return [row.email, row.name, row.state, row.source, signedUp, confirmed, changed];
}
