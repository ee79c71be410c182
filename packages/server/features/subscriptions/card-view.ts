import type { CardChangeView } from '@veranda/contracts/checkout-view';
import { findSubscription, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { cardView, fieldOfCard } from '../../services/commerce/checkout-pages/card-fields.ts';
import type { BrandedSite } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import {
  type CheckoutMessages,
  checkoutMessages,
} from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';
import { cardModeProblem } from '../../services/commerce/subscriptions/subscription-mode.ts';
import type { SubscriptionAddress } from './change-subscription.ts';

/** The page of a card as both drawings take it, and the provider's script; a refusal for what is not theirs. */
export async function readCardView(
  deps: Deps,
  site: BrandedSite,
  given: { readonly at: SubscriptionAddress; readonly crumb: string; readonly refused: Refusal | null },
): Promise<{ readonly view: CardChangeView; readonly cardScript: string | null } | Refusal> {
  const { at, crumb, refused } = given;
  const { row, cards } = await deps.db.forSite(site.id, async (tx) => ({
    row: await findSubscription(tx, at.id),
    cards: (await readSitePayments(deps, tx)).cards,
  }));
  if (!row || row.siteUserId !== at.siteUserId) return refuse('no-such-subscription');
  const otherMode = cardModeProblem(row, cards.testMode);
  if (otherMode) return otherMode;
  const messages = checkoutMessages(site.language);
  const { t } = messages;
  const card = cardView(cards.form, { currency: row.currency, messages });
  const fields = ['payment', ...(card.kind === 'test-card' ? card.fields.map(({ name }) => name) : [])];
  const hint = card.kind === 'test-card' ? ` ${t('testCardHint')}` : '';
  const wrong = refused ? [refused, ...(refused.also ?? [])] : [];
  const view: CardChangeView = {
    crumb,
    siteTitle: site.title,
    logo: site.brand.logo,
    title: t('cardPageTitle'),
    backText: t('cardPageBack'),
    backUrl: '/account/subscriptions',
    lead: leadOf(row, t),
    ribbon: cards.testMode ? `${t('testMode')}${hint}` : '',
    problemsTitle: t('problemsTitle'),
    problems: wrong.map((one) => {
      const field = fieldOfCard(card.kind, one.field ?? '');
      return { field, error: messages.error(one), isOnPage: fields.includes(field) };
    }),
    subscriptionId: row.id,
    action: `/account/subscriptions/${row.id}/card`,
    card,
    saveText: t('cardPageSave'),
    words: {
      saving: t('cardPageSaving'),
      lost: t('lost'),
      cardLost: t('cardLost'),
      cardFailed: t('cardFailed'),
    },
  };
  return { view, cardScript: cards.form.kind === 'stripe' ? cards.form.scriptUrl : null };
}

function leadOf(row: SubscriptionRecord, t: CheckoutMessages['t']): string {
  const { title } = row;
  if (row.savedReference === '') return t('cardPageLeadNone', { title });
  return t('cardPageLead', { title, card: `${row.cardBrand} ·· ${row.cardLast4}` });
}
