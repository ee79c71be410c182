import { variantPricesAttribute } from '@veranda/contracts/public-markup';
import { condenseTemplate } from '../condense-template.ts';
import variantPricesTemplate from './variant-prices.html?raw';
import { escapeHtml } from '../escape-html.ts';
import { runTemplate, type Session } from '../context/session.ts';

interface Variant {
  readonly id: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
}

interface Item {
  readonly id: string;
  readonly structuredContent?: { readonly variants?: readonly Variant[] };
}

const template = condenseTemplate(variantPricesTemplate);

/**
 * The price of each variant of a page's item, as the formatter of public themes prints it for that variant
 * alone; '' where the page has no price or no choice, or where all variants cost the same.
 */
export function variantPricesHtml(
  session: Session,
  html: string,
  context: Readonly<Record<string, unknown>>,
): string {
  const item = context['item'] as Item | null | undefined;
  const variants = item?.structuredContent?.variants ?? [];
  if (!item || !/class="product-price"/.test(html) || !/class="product-variants"/.test(html)) return '';
  const alike = [...Map.groupBy(variants, costOf).values()];
  if (alike.length < 2) return '';
  const prices = alike.map((group) => ({
    ids: group.map(({ id }) => id).join(' '),
    item: { ...item, structuredContent: { ...item.structuredContent, variants: group.slice(0, 1) } },
  }));
  const printed = runTemplate(session, template, { ...context, prices });
  return `<template ${variantPricesAttribute}="${escapeHtml(item.id)}">${printed}</template>\n`;
}

function costOf({ price, salePrice, onSale }: Variant): string {
  return onSale ? `${price}/${salePrice}` : String(price);
}
