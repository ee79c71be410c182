import { createHmac } from 'node:crypto';
import type { GiftCardRecord } from '@veranda/db/gift-cards/reader';
import { recodeGiftCard } from '@veranda/db/gift-cards/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { codeOf } from '@veranda/domain/gift-cards/gift-card-code';
import type { CrumbKey } from '@veranda/server/platform/crumb/crumb';
import type { CommerceDeps } from '../deps.ts';
import { codeHash } from './code-hash.ts';

// The code of a card that is mailed is derived from the card's id and a key of the server, so that it can be
// sent again and is stored nowhere in clear. The card keeps its hash, and only the hash decides.

type KeyDeps = Pick<CommerceDeps, 'settings'>;
/** Input that a code is derived from; its number grows when the card is given to somebody else. */
type CodedCard = Pick<GiftCardRecord, 'id'> & { readonly codeNo?: number };

/** The code of a card that is about to be issued. */
export function newCardCode(deps: KeyDeps, card: CodedCard): string {
  const [newest] = deps.settings.crumbKeys;
  if (!newest) throw new Error('no crumb key is set');
  return derive(newest, card);
}

/**
 * The code of a card, to be mailed. When the server's key that it was derived from is no longer there, the
 * card gets another one and the previous code ends.
 */
export async function cardCode(
  deps: KeyDeps,
  tx: SiteTransaction,
  card: Pick<GiftCardRecord, 'id' | 'codeHash' | 'codeNo'>,
): Promise<string> {
  const storedHash = Buffer.from(card.codeHash);
  const known = deps.settings.crumbKeys
    .map((key) => derive(key, card))
    .find((code) => storedHash.equals(codeHash(tx.siteId, code)));
  if (known) return known;
  const code = newCardCode(deps, card);
  await recodeGiftCard(tx, {
    id: card.id,
    codeHash: codeHash(tx.siteId, code),
    last4: code.slice(-4),
  });
  return code;
}

function derive({ key }: CrumbKey, { id, codeNo: number = 1 }: CodedCard): string {
  const name = number === 1 ? `gift-card|${id}` : `gift-card|${id}|${String(number)}`;
  return codeOf(createHmac('sha256', key).update(name).digest());
}
