import type { CardChangeView, CardView } from '@veranda/contracts/checkout-view';
import { findSubscription, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { cardView, fieldOfCard } from '../../services/commerce/checkout-pages/card-fields.ts';
import type { BrandedSite } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import {
  type CheckoutMessages,
  checkoutMessages,
} from '../../services/commerce/checkout-pages/checkout-messages.ts';
import { readSitePayments, type SitePayments } from '../../platform/payments/payments.ts';
import { cardModeProblem } from '../../services/commerce/subscriptions/subscription-mode.ts';
import type { SubscriptionAddress } from './change-subscription.ts';

/**
 * The page of a card as both drawings take it, and the provider's script; a refusal for what is not theirs.
 */
export async function readCardView(
  deps: Deps,
  site: BrandedSite,
  given: { readonly at: SubscriptionAddress; readonly crumb: string; readonly refused: Refusal | null },
): Promise<{ readonly view: CardChangeView; readonly cardScript: string | null } | Refusal> {
  const { at } = given;
  const { row, cards } = await deps.db.forSite(site.id, async (tx) => ({
    row: await findSubscription(tx, at.id),
    cards: (await readSitePayments(deps, tx)).cards,
  }));
  if (!row || row.siteUserId !== at.siteUserId) return refuse('no-such-subscription');
  const otherMode = cardModeProblem(row, cards.testMode);
  if (otherMode) return otherMode;
  const view = presentCardChange(site, { ...given, row, cards });
  return { view, cardScript: cards.form.kind === 'stripe' ? cards.form.scriptUrl : null };
}

function presentCardChange(
  site: BrandedSite,
  given: {
    readonly row: SubscriptionRecord;
    readonly cards: SitePayments['cards'];
    readonly crumb: string;
    readonly refused: Refusal | null;
  },
): CardChangeView {
  const { row, cards, crumb, refused } = given;
  const messages = checkoutMessages(site.language);
  const { t } = messages;
  const card = cardView(cards.form, { currency: row.currency, messages });
  const hint = card.kind === 'test-card' ? ` ${t('testCardHint')}` : '';
  return {
    crumb,
    siteTitle: site.title,
    logo: site.brand.logo,
    title: t('cardPageTitle'),
    backText: t('cardPageBack'),
    backUrl: '/account/subscriptions',
    lead: leadOf(row, t),
    ribbon: cards.testMode ? `${t('testMode')}${hint}` : '',
    problemsTitle: t('problemsTitle'),
    problems: problemViews(card, refused, messages),
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
}

function problemViews(
  card: CardView,
  refused: Refusal | null,
  messages: CheckoutMessages,
): CardChangeView['problems'] {
  const fields = ['payment', ...(card.kind === 'test-card' ? card.fields.map(({ name }) => name) : [])];
  const wrong = refused ? [refused, ...(refused.also ?? [])] : [];
  return wrong.map((one) => {
    const field = fieldOfCard(card.kind, one.field ?? '');
    return { field, error: messages.error(one), isOnPage: fields.includes(field) };
  });
}

function leadOf(row: SubscriptionRecord, t: CheckoutMessages['t']): string {
  const { title } = row;
  if (row.savedReference === '') return t('cardPageLeadNone', { title });
  return t('cardPageLead', { title, card: `${row.cardBrand} ·· ${row.cardLast4}` });
}
