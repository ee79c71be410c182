import { type CardChangeView, checkoutViewMark } from '@veranda/contracts/checkout-view';
import { escapeHtml as text } from '@veranda/render/escape-html';
import { drawCard } from '../../platform/html/card-fields.ts';
import { cardDocument, jsonScript } from '../../platform/html/card-document.ts';
import { type CheckoutBrand, drawSiteMark } from '../../platform/html/checkout-brand.ts';
import { drawPlace, drawProblems } from '../../platform/html/draw-fields.ts';
import type { ScriptInventory } from '../../platform/html/script-inventory.ts';

/** The page on which another card is given: a real form, which React takes over. */
export function cardPage(
  view: CardChangeView,
  page: {
    readonly language: string;
    readonly script: ScriptInventory;
    readonly cardScript: string | null;
    readonly brand: CheckoutBrand;
  },
): string {
  return cardDocument({
    title: `${view.title} – ${view.siteTitle}`,
    language: page.language,
    body: `<div class="page wide" id="card-change">${drawCardChange(view)}</div>${jsonScript(checkoutViewMark, view)}`,
    scripts: page.cardScript === null ? [] : [page.cardScript],
    own: page.script,
    brand: page.brand,
  });
}

function drawCardChange(view: CardChangeView): string {
  const ribbon = view.ribbon === '' ? '' : `<p class="ribbon">${text(view.ribbon)}</p>`;
  const { place, error } = drawPlace(view, 'payment');
  const card = `<section aria-labelledby="card-title" ${place}>${error}${drawCard(view, view.card)}</section>`;
  const form = `<input type="hidden" name="crumb" value="${text(view.crumb)}">${card}<p class="status" role="status"></p><button class="button" type="submit">${text(view.saveText)}</button>`;
  return `<div class="form-side"><header>${drawSiteMark(view.siteTitle, view.logo)}<a class="back" href="${text(view.backUrl)}">${text(view.backText)}</a></header><main><h1 id="card-title">${text(view.title)}</h1><p class="lead">${text(view.lead)}</p>${ribbon}<div class="problems">${drawProblems(view)}</div><form method="post" action="${text(view.action)}" novalidate>${form}</form></main></div>`;
}

/** The test bank's question about a card. */
export function cardBankPage(given: {
  readonly siteTitle: string;
  readonly language: string;
  readonly setup: string;
  readonly crumb: string;
  readonly script: ScriptInventory;
}): string {
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${text(value)}">`;
  const body = `<div class="page wide"><div class="form-side"><header><span class="site">Test bank</span></header><main><h1>Is this you?</h1><p class="lead">${text(given.siteTitle)} asks to charge this card from now on. This page plays the bank; nothing is charged.</p><form method="post" action="/account/card-bank">${hidden('crumb', given.crumb)}${hidden('setup', given.setup)}<p class="field"><button class="button" name="answer" value="approve">Yes, confirm the card</button></p><button class="link" name="answer" value="decline">No, refuse it</button></form></main></div></div>`;
  return cardDocument({ title: 'Test bank', language: given.language, body, scripts: [], own: given.script });
}
