import type { GiftCard } from '@veranda/contracts/gift-cards';
import { findGiftCards, type GiftCardRecord } from '@veranda/db/gift-cards/reader';
import { insertGiftCard } from '@veranda/db/gift-cards/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { groupedCode } from '@veranda/domain/gift-cards/gift-card-code';
import { digitsOf, parseMajor } from '@veranda/domain/money/money';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { newCardCode } from '../../services/commerce/gift-cards/card-code.ts';
import { codeHash } from '../../services/commerce/gift-cards/code-hash.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentGiftCard } from './present.ts';

/** A card as the studio asks for it. */
interface WantedCard {
  readonly amount: string;
  readonly note: string;
  readonly recipientName?: string | undefined;
  readonly recipientEmail?: string | undefined;
  readonly message?: string | undefined;
  readonly actor: string;
}

type IssueDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'settings'>;

/** Issues a card; the code is shown once, and mailed where an address is given. */
export async function issueGiftCard(
  deps: IssueDeps,
  site: SiteEntry,
  wantedCard: WantedCard,
): Promise<{ giftCard: GiftCard; code: string } | Refusal> {
  const { currency } = site;
  const amount = readAmount(wantedCard.amount, currency);
  if (isRefusal(amount)) return amount;
  const email = (wantedCard.recipientEmail ?? '').trim();
  if (email !== '' && !isEmailAddress(email))
    return refuse('recipient-email-invalid', { field: 'recipientEmail' });
  const ids = { card: deps.newId(), move: deps.newId(), mail: deps.newId() };
  const code = newCardCode(deps, { id: ids.card });
  const giftCard = await deps.db.forSite(site.id, async (tx) => {
    const card = {
      id: ids.card,
      codeHash: codeHash(site.id, code),
      codeLast4: code.slice(-4),
      currency,
      initialMinor: amount,
      note: wantedCard.note,
      actor: wantedCard.actor,
      recipientName: (wantedCard.recipientName ?? '').trim(),
      recipientEmail: email,
      message: (wantedCard.message ?? '').trim(),
      deliverAt: email === '' ? null : new Date(deps.now()),
    };
    await insertGiftCard(tx, card, ids.move);
    if (email !== '') await askForCardMail(tx, { id: ids.mail, giftCardId: ids.card, key: '' });
    const [row] = await findGiftCards(tx, [ids.card]);
    if (!row) throw new Error('a gift card that was just issued is missing');
    return presentGiftCard(row);
  });
  return { giftCard, code: groupedCode(code) };
}

function readAmount(typed: string, currency: string): bigint | Refusal {
  const amount = parseMajor(typed, currency);
  if (amount === null)
    return refuse('amount-too-precise', {
      field: 'amount',
      params: { currency, digits: digitsOf(currency) },
    });
  return amount === 0n ? refuse('gift-card-worthless', { field: 'amount' }) : amount;
}

/** Mails a card once more. */
export async function resendGiftCard(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: Pick<SiteEntry, 'id'>,
  cardId: string,
): Promise<{ sent: true } | Refusal> {
  const key = deps.newId();
  return deps.db.forSite(site.id, async (tx): Promise<{ sent: true } | Refusal> => {
    const [card] = await findGiftCards(tx, [cardId]);
    const problem = mailProblem(card);
    if (problem) return problem;
    await askForCardMail(tx, { id: key, giftCardId: cardId, key });
    return { sent: true };
  });
}

function mailProblem(card: GiftCardRecord | undefined): Refusal | null {
  if (!card) return refuse('no-such-gift-card');
  if (card.status === 'disabled') return refuse('gift-card-disabled');
  return card.recipientEmail === '' ? refuse('gift-card-not-mailed') : null;
}

async function askForCardMail(
  tx: SiteTransaction,
  mail: { readonly id: string; readonly giftCardId: string; readonly key: string },
): Promise<void> {
  const { id, giftCardId, key } = mail;
  await addToOutbox(tx, {
    id,
    topic: 'gift-card-mail',
    dedupeKey: `gift-card-mail:${giftCardId}${key === '' ? '' : `:${key}`}`,
    payload: { giftCardId, key },
  });
}
