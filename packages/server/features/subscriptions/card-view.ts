import type { CardChangeView } from '@veranda/contracts/checkout-view';
import { findSubscription, type SubscriptionRow } from '@veranda/db/subscriptions/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { cardView, fieldOfCard } from '../../platform/html/card-fields.ts';
import type { BrandedSite } from '../../platform/html/checkout-brand.ts';
import { checkoutMessages } from '../../platform/html/checkout-messages.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';
import { cardModeProblem } from '../../platform/subscriptions/subscription-mode.ts';
import type { SubscriptionAddress } from './change-subscription.ts';

/** The page of a card as both drawings take it, and the provider's script; a refusal for what is not theirs. */
export async function readCardView(
  deps: Deps,
  site: BrandedSite,
  given: { readonly at: SubscriptionAddress; readonly crumb: string; readonly refused: Refusal | null },
): Promise<{ readonly view: CardChangeView; readonly cardScript: string | null } | Refusal> {
  const { at, crumb, refused } = given;
  const { row, cards } = await deps.db.forSite(site.id, async (tx) => ({
    row: await findSubscription(tx, site.id, at.id),
    cards: (await readSitePayments(deps, tx)).cards,
  }));
  if (!row || row.site_user_id !== at.siteUserId) return refuse('no-such-subscription');
  const otherMode = cardModeProblem(row, cards.testMode);
  if (otherMode) return otherMode;
  const speech = checkoutMessages(site.language);
  const { say } = speech;
  const card = cardView(cards.form, { currency: row.currency, speech });
  const fields = ['payment', ...(card.kind === 'test-card' ? card.fields.map(({ name }) => name) : [])];
  const hint = card.kind === 'test-card' ? ` ${say('testCardHint')}` : '';
  const wrong = refused ? [refused, ...(refused.also ?? [])] : [];
  const view: CardChangeView = {
    crumb,
    siteTitle: site.title,
    logo: site.brand.logo,
    title: say('cardPageTitle'),
    backText: say('cardPageBack'),
    backUrl: '/account/subscriptions',
    lead: leadOf(row, say),
    ribbon: cards.testMode ? `${say('testMode')}${hint}` : '',
    problemsTitle: say('problemsTitle'),
    problems: wrong.map((one) => {
      const field = fieldOfCard(card.kind, one.field ?? '');
      return { field, error: speech.wrong(one), isOnPage: fields.includes(field) };
    }),
    action: `/account/subscriptions/${row.id}/card`,
    card,
    saveText: say('cardPageSave'),
    words: {
      saving: say('cardPageSaving'),
      lost: say('lost'),
      cardLost: say('cardLost'),
      cardFailed: say('cardFailed'),
    },
  };
  return { view, cardScript: cards.form.kind === 'stripe' ? cards.form.scriptUrl : null };
}

function leadOf(row: SubscriptionRow, say: ReturnType<typeof checkoutMessages>['say']): string {
  const { title } = row;
  if (row.saved_reference === '') return say('cardPageLeadNone', { title });
  return say('cardPageLead', { title, card: `${row.card_brand} ·· ${row.card_last4}` });
}
