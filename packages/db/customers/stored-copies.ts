import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

interface Named {
  readonly email: string | null;
  readonly orderIds: readonly string[];
}

/**
 * Deletes the answers and messages that were kept for a repeat and hold whole orders, where they name an
 * address or one of the orders. A message that is still to be delivered stays until it is.
 */
export async function deleteCopies(tx: SiteTransaction, { email, orderIds }: Named): Promise<void> {
  const pattern = email === null ? null : addressPattern(email);
  const named = [...orderIds];
  await sql`delete from idempotency where site_id = ${tx.siteId} and scope like 'api:%'
    and (lower(response::text) ~ ${pattern}::text or exists (
      select from unnest(${named}::text[]) id where position(id in response::text) > 0))`.execute(tx);
  await sql`delete from webhook_delivery where site_id = ${tx.siteId} and state in ('sent', 'dead')
    and (lower(payload) ~ ${pattern}::text or exists (
      select from unnest(${named}::text[]) id where position(id in payload) > 0))`.execute(tx);
}

// The address with nothing before or after it that would make it another one: `jackson@` is not `son@`.
// Before it may stand a line break, which JSON writes with a letter.
function addressPattern(email: string): string {
  const literal = email.replace(/[^\p{L}\p{N}@]/gu, '\\$&');
  const mark = "[:alnum:].!#$%&'*+/=?^_`{|}~-";
  return `((?<![${mark}])|(?<=\\\\[nrt]))${literal}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}
