import type { CardChangeView } from '@veranda/contracts/checkout-view';
import { jsonInHtml } from '@veranda/render/escape-html';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { renderBankPage } from '../../services/commerce/checkout-pages/bank-page.ts';
import { cardContext } from '../../services/commerce/checkout-pages/card-fields.ts';
import type { CheckoutBrand } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import { placeContext, problemsContext } from '../../services/commerce/checkout-pages/field-context.ts';
import { pagePartials } from '../../services/commerce/checkout-pages/page-partials.ts';
import { renderPurchasePage } from '../../services/commerce/checkout-pages/purchase-page.ts';
import type { ScriptInventory } from '../../services/commerce/checkout-pages/script-inventory.ts';
import cardTemplate from './payment-card-page.html?raw';

const cardBody = platformTemplate<ReturnType<typeof paymentCardContext>>(cardTemplate, pagePartials);

/** The page on which another card is given: a real form, which React takes over. */
export function paymentCardPage(
  view: CardChangeView,
  page: {
    readonly language: string;
    readonly script: ScriptInventory;
    readonly cardScript: string | null;
    readonly brand: CheckoutBrand;
  },
): string {
  return renderPurchasePage({
    title: `${view.title} – ${view.siteTitle}`,
    language: page.language,
    body: cardBody(paymentCardContext(view)),
    scripts: page.cardScript === null ? [] : [page.cardScript],
    entry: page.script,
    brand: page.brand,
  });
}

function paymentCardContext(view: CardChangeView) {
  return {
    ...view,
    viewJson: jsonInHtml(view),
    shownProblems: problemsContext(view),
    place: placeContext(view, 'payment'),
    card: cardContext(view, view.card),
  };
}

/** The test bank's question about a card. */
export function cardBankPage({
  siteTitle,
  language,
  setup,
  crumb,
  script,
}: {
  readonly siteTitle: string;
  readonly language: string;
  readonly setup: string;
  readonly crumb: string;
  readonly script: ScriptInventory;
}): string {
  return renderBankPage(
    {
      siteTitle,
      asksFor: 'card',
      action: '/account/card-bank',
      parameters: [
        { name: 'crumb', value: crumb },
        { name: 'setup', value: setup },
      ],
    },
    { language, entry: script },
  );
}
