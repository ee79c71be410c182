import type { Draft } from '@veranda/contracts/orders-drafts';
import { updateCart } from '@veranda/db/cart/writer';
import { setDraftToken, updateDraft } from '@veranda/db/orders/drafts';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { toMajor } from '@veranda/domain/money/money';
import { type DraftTerms, emptyDraft } from '@veranda/domain/orders/draft';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { readDraft } from '../../services/commerce/carts/draft-terms.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { draftTokenHash, newestDraftToken } from '../../services/commerce/orders/draft-key.ts';
import type { PricedDraft } from './present-draft.ts';
import { type DraftAddress, openDraft, priceDraft, showDraft } from './read-draft.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Sends a draft to its customer: its prices are kept, a link of its own pays it, and links sent before end.
 */
export async function sendDraft(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'settings'>,
  at: DraftAddress,
  given: { readonly version: string; readonly days: number },
): Promise<{ draft: Draft } | Refusal> {
  return transactionWithRefusal(deps.db, at.site.id, async (tx) => {
    const found = await openDraft(tx, at, given.version);
    if (isRefusal(found)) return found;
    const priced = await priceDraft(deps, tx, { site: at.site, found });
    const [first, ...also] = priced.problems;
    if (first) return { ...first, also };
    await writeSending(deps, tx, { priced, expiresAt: new Date(deps.now() + given.days * day) });
    return showDraft(deps, tx, at);
  });
}

async function writeSending(
  deps: Pick<Deps, 'now' | 'newId' | 'settings'>,
  tx: SiteTransaction,
  { priced, expiresAt }: { readonly priced: PricedDraft; readonly expiresAt: Date },
): Promise<void> {
  const { draft, cart, loaded } = priced;
  const key = { id: cart.id };
  const sends = draft.sends + 1;
  await setDraftToken(tx, key.id, draftTokenHash(newestDraftToken(deps, { draftId: cart.id, sends })));
  const purchase = JSON.stringify(fixed(priced, expiresAt));
  await updateCart(tx, cart.id, { purchase });
  await updateDraft(tx, key.id, {
    sends,
    sentAt: new Date(deps.now()),
    sentTo: cart.email ?? '',
    sentTotalMinor: loaded.totals.grandTotalMinor,
    totalMinor: loaded.totals.grandTotalMinor,
    expiresAt,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'draft-invoice',
    dedupeKey: `draft-invoice:${cart.id}:${String(sends)}`,
    payload: { draftId: cart.id, sends },
  });
}

// An offer holds: what the catalogue says later does not change what was mailed.
function fixed({ cart, loaded }: PricedDraft, expiresAt: Date): DraftTerms {
  const terms = readDraft(cart) ?? emptyDraft;
  const units = new Map(loaded.entries.map(({ line, unitMinor }) => [line.id, unitMinor]));
  return {
    ...terms,
    expiresAt: expiresAt.toISOString(),
    lines: terms.lines.map((line) => {
      const unitMinor = units.get(line.id);
      return unitMinor === undefined ? line : { ...line, price: toMajor(unitMinor, cart.currency) };
    }),
  };
}
