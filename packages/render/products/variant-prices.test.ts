import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { renderPage } from '../page/render-page.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from '../page/sample-site.test-data.ts';

const region = '<main>{squarespace.main-content}</main>{squarespace-footers}';

/**
 * The prices of variants that the page of a product in a public theme brings along, by the ids of the
 * variants.
 */
function pricesOf(notation: string, item = '{.section item}{@|product-price}{@|product-checkout}{.end}') {
  const product = sampleProduct(notation);
  const files = { 'site.region': region, 'collections/products.item': item };
  const theme = makeTheme('sample', new Map(Object.entries(files)));
  const sample = sampleSnapshot();
  // In the format that needs no data of the locale.
  const store = { ...sample.settings.store, useCldrMoneyFormat: false };
  const snapshot = { ...sample, settings: { ...sample.settings, store } };
  const path = `/shop/p/${product.urlSlug}`;
  const target = findTarget(shownSite(snapshot, 0), path, new URLSearchParams());
  if (target.kind === 'not-found') throw new Error('the sample site has no shop');
  const { html, errors } = renderPage(
    {
      engine: createSiteEngine({ clock: Date.now }),
      theme,
      snapshot,
      fontPreloads: [],
      stylesheet: '',
      origin: 'https://sample.example',
      path,
      now: Date.UTC(2026, 10, 21),
      catalog: sampleCatalog([product], catalogNeeds(snapshot, theme, target)),
    },
    target,
  );
  expect(errors).toEqual([]);
  const stand = new RegExp(`<template data-variant-prices="${product.id}">(.*?)</template>`, 's').exec(html);
  if (!stand) return null;
  return Object.fromEntries(
    [...(stand[1] ?? '').matchAll(/data-variant-ids="([^"]*)">(.*?<\/div>)<\/div>/gs)].map(
      ([, ids, price]) => [
        ids,
        (price ?? '')
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ],
    ),
  );
}

describe('the prices of variants for public themes', () => {
  it('are those that the formatter prints for each variant alone, once for all of one price', () => {
    expect(pricesOf('shirt: S 12.00 3, M 12.00 0, L 14.00/9.00 *')).toEqual({
      'shirt-0 shirt-1': '12.00',
      'shirt-2': 'Sale price: 9.00 Original price: 14.00',
    });
  });

  it('are none where all cost the same, where nothing is chosen, and where the theme shows no price', () => {
    expect(pricesOf('mug: one 8.00 5, two 8.00 5')).toBe(null);
    expect(pricesOf('mug: one 8.00 5')).toBe(null);
    expect(pricesOf('mug: one 8.00 5, two 9.00 5', '{.section item}{@|product-checkout}{.end}')).toBe(null);
  });
});
