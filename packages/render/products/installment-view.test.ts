import type { Product } from '@veranda/domain/catalog/product';
import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../formatters/engine.ts';
import { installmentText } from './installment-view.ts';
import { createSession } from '../context/session.ts';
import { sampleCatalog, sampleSnapshot } from '../page/sample-site.test-data.ts';
import { makeTheme } from '../page/make-theme.ts';

/**
 * Text on a site of the language about a price, in minor units, when it offers installments between 1.00 and
 * 20.00.
 */
function said(priceMinor: bigint, { language = 'en-US', currency = 'USD' } = {}): string | null {
  const sample = sampleSnapshot();
  const installments = { minimum: '1', maximum: '20', country: 'US' };
  const store = { ...sample.settings.store, installments };
  const session = createSession({
    engine: createSiteEngine({ clock: Date.now }),
    theme: makeTheme('sample', new Map()),
    fontPreloads: [],
    stylesheet: '',
    origin: '',
    path: '/',
    now: 0,
    snapshot: {
      ...sample,
      website: { ...sample.website, language, currency },
      settings: { ...sample.settings, store },
    },
    catalog: sampleCatalog([], { ...nothing, slug: null }),
  });
  return installmentText(session, { kind: 'physical' } as Product, priceMinor);
}

const nothing = { productIds: [], listings: [], categoriesOf: [], facetsOf: [], fundIds: [], comments: null };

describe('the words of the installment offer', () => {
  it('storefront §5 installment: in range: {n} interest-free payments of {amount}', () =>
    expect(said(1200n)).toBe('4 interest-free payments of $3.00'));

  it('storefront §5 installment: beyond the maximum: available for orders up to {amount}', () =>
    expect(said(2001n)).toBe('available for orders up to $20.00'));

  it('storefront §5 installment: below the minimum: available for orders over {amount}', () =>
    expect(said(50n)).toBe('available for orders over $1.00'));

  it.each([
    [1200n, '4 zinsfreie Raten zu 3,00\u00a0€'],
    [2001n, 'für Bestellungen bis 20,00\u00a0€ verfügbar'],
    [50n, 'für Bestellungen über 1,00\u00a0€ verfügbar'],
  ])('are those of the site’s language: %d', (price, text) =>
    expect(said(price, { language: 'de-DE', currency: 'EUR' })).toBe(text),
  );
});
