import type { RestockProps } from '@veranda/contracts/islands';
import { itemFieldsAttribute, restockPropsElementId } from '@veranda/contracts/public-markup';
import { condenseTemplate } from '../condense-template.ts';
import { escapeHtml, jsonScript } from '../escape-html.ts';
import itemFieldsTemplate from './item-fields.html?raw';
import type { ItemFormView } from '../products/item-form-view.ts';
import type { MainContent } from './main-content.ts';
import { runTemplate, type Session } from '../context/session.ts';
import { variantPricesHtml } from '../products/variant-prices.ts';

/**
 * Parts that the islands of public themes need and their markup has no place for; '' on every page without
 * it.
 */
export function publicPartsHtml(session: Session, main: MainContent): string {
  const prices = variantPricesHtml(session, main.html, main.context);
  return `${restockFactsHtml(session, main)}${itemFieldsHtml(session, main)}${prices}`;
}

function restockFactsHtml(session: Session, { html }: MainContent): string {
  if (!html.includes('class="product-restock-notification"')) return '';
  const facts: RestockProps = {
    successText: session.catalog.merchandising.restockSuccessText.trim(),
    siteKey: session.captchaSiteKey ?? '',
    scriptUrl: session.captchaScriptUrl ?? '',
    language: session.snapshot.website.language,
  };
  return `${jsonScript(restockPropsElementId, facts)}\n`;
}

const fieldsTemplate = condenseTemplate(itemFieldsTemplate);

// A template is drawn by no browser: the fields are seen when the island asks for them.
function itemFieldsHtml(session: Session, { html, context }: MainContent): string {
  const item = context['item'] as Asking | undefined;
  const extra = item?.addToCart?.extra;
  if (!item || !extra || !/class="sqs-add-to-cart-button [^"]*use-form"/.test(html)) return '';
  const fields = runTemplate(session, fieldsTemplate, { ...context, extra });
  const data = `data-title="${escapeHtml(item.title)}" data-rules="${escapeHtml(JSON.stringify(extra.rules))}"`;
  return `<template ${itemFieldsAttribute}="${item.id}" ${data}>${fields}</template>\n`;
}

interface Asking {
  readonly id: string;
  readonly title: string;
  readonly addToCart?: { readonly extra: ItemFormView | null };
}
