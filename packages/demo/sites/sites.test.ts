import { blockKind } from '@veranda/domain/blocks/registry';
import { installmentOffer } from '@veranda/domain/installments/offer';
import { parseMajor } from '@veranda/domain/money/money';
import { validateForm } from '@veranda/domain/forms/validate-form';
import type { PageDocument } from '@veranda/domain/pages/document';
import { itemKind } from '@veranda/domain/pages/page-kind';
import type { NavigationNode } from '@veranda/domain/publishing/snapshot';
import { itemDocument } from '@veranda/domain/publishing/stored-item';
import { isRefusal } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { demoShopContent } from '../demo-shop-content.ts';
import type { DemoSite } from '../demo-site.ts';
import { pictures } from '../pictures/catalogue.ts';
import { fieldnotes } from './fieldnotes.ts';
import { levain } from './levain.ts';
import { overdub } from './overdub.ts';

const sites: readonly DemoSite[] = [levain, overdub, fieldnotes];
const pictureKeys = new Set(pictures.map((picture) => picture.key));

describe.each(sites.map((site) => [site.title, site] as const))('the demo site %s', (_title, site) => {
  it('shows only pictures of the catalogue', () => {
    expect(picturesOf(site).filter((key) => !pictureKeys.has(key))).toEqual([]);
  });

  it('names only forms that it has, each of them a valid document', () => {
    const keys = (site.forms ?? []).map(({ key }) => key);
    const named = site.collections
      .flatMap((collection) => Object.values(collection.document?.blocks ?? {}))
      .map((block) => block.value['formId'])
      .concat(site.products.map(({ formKey }) => formKey))
      .filter((id) => id !== undefined);
    expect(named.filter((id) => !keys.includes(id as string))).toEqual([]);
    expect(keys.filter((key) => !named.includes(key))).toEqual([]);
    const asked = site.products.map(({ formKey }) => formKey).filter((key) => key !== undefined);
    const purposes = new Map((site.forms ?? []).map(({ key, document }) => [key, document.purpose]));
    expect(asked.filter((key) => purposes.get(key) !== 'product')).toEqual([]);
    for (const { document } of site.forms ?? []) expect(validateForm(document)).toEqual(document);
  });

  it('has items that the editor opens as they are', () => {
    const documents = site.items.map(({ title, urlSlug, publishOn, ...item }) => {
      const { id: _id, collectionId: _collectionId, recordType: _recordType, ...doc } = item;
      return itemDocument({ title, urlSlug, status: 'published', publishAt: new Date(publishOn), doc });
    });
    expect(documents.map((document) => itemKind.validate(document)).filter(isRefusal)).toEqual([]);
  });

  it('gives every collection, item and product an address of its own', () => {
    expect(twice(site.collections.map((each) => each.urlSlug))).toEqual([]);
    expect(twice(site.collections.map((each) => each.id))).toEqual([]);
    expect(twice(site.items.map((item) => `${item.collectionId}/${item.urlSlug}`))).toEqual([]);
    expect(twice(site.items.map((each) => each.id))).toEqual([]);
    expect(twice(site.products.map((each) => each.key))).toEqual([]);
    expect(twice(site.products.map((each) => `${each.collectionKey}/${each.urlSlug}`))).toEqual([]);
    expect(twice(site.products.flatMap((each) => each.variants.map((variant) => variant.sku)))).toEqual([]);
  });

  it('has one home page, and only links that lead somewhere', () => {
    expect(site.collections.filter((each) => each.isHome)).toHaveLength(1);
    expect(linksOf(site).filter((href) => !leadsSomewhere(site, href))).toEqual([]);
  });

  it('puts items and products in collections that exist, and names every category', () => {
    const ids = new Set(site.collections.map((each) => each.id));
    expect(site.items.filter((each) => !ids.has(each.collectionId))).toEqual([]);
    expect(site.products.filter((each) => !ids.has(each.collectionKey))).toEqual([]);
    const paths = site.products.flatMap((each) => each.categories.flatMap(withAncestors));
    expect(paths.filter((path) => !(path in site.categoryNames))).toEqual([]);
  });

  it('gives every variant a value for every option, one price list a site, and no sale above the price', () => {
    for (const product of site.products) {
      for (const variant of product.variants) {
        expect(Object.keys(variant.attributes)).toEqual(product.optionOrdering);
        expect(variant.price, variant.sku).toMatch(/^\d+\.\d{2}$/);
        if (variant.salePrice !== null) expect(Number(variant.salePrice)).toBeLessThan(Number(variant.price));
      }
      const combinations = product.variants.map((variant) => JSON.stringify(variant.attributes));
      expect(twice(combinations), product.title).toEqual([]);
    }
  });

  it('says of every article who has written it: the site itself', () => {
    const blogs = site.collections.filter(({ typeName }) => typeName === 'blog').map(({ id }) => id);
    const articles = site.items.filter(({ collectionId }) => blogs.includes(collectionId));
    expect(articles.filter(({ author }) => author !== site.title)).toEqual([]);
    expect(articles.length > 0).toBe(blogs.length > 0);
  });

  it('has a sale, a sold-out product, a product with one value sold out, and a long name', () => {
    const stocks = site.products.map((product) => product.variants.map((variant) => variant.stock));
    expect(site.products.some((each) => each.variants.some((variant) => variant.salePrice !== null))).toBe(
      true,
    );
    expect(stocks.some((each) => each.every((stock) => stock === 0))).toBe(true);
    expect(stocks.some((each) => each.includes(0) && each.some((stock) => stock !== 0))).toBe(true);
    expect(site.products.some((each) => each.title.length >= 36)).toBe(true);
  });
});

describe('the demo shops together', () => {
  it.each(sites.map((site) => [site.title, site] as const))('let buyers of %s speak', (_title, site) => {
    const skus = site.products.flatMap((product) => product.variants.map(({ sku }) => sku));
    const bought = demoShopContent[site.slug]?.purchase.reviews.map(({ sku }) => sku) ?? [];
    expect(bought.length).toBeGreaterThan(1);
    expect(bought.filter((sku) => !skus.includes(sku))).toEqual([]);
    const { shippingOption } = demoShopContent[site.slug]?.purchase ?? {};
    expect(site.settings.store?.shippingRates.map(({ id }) => id)).toContain(shippingOption);
  });

  it('have a fund that a donation block leads to', () => {
    const led = sites.flatMap((site) =>
      site.collections
        .flatMap(({ document }) => Object.values(document?.blocks ?? {}))
        .filter(({ type }) => type === 52)
        .map(({ value }) => (site.funds ?? []).some(({ key }) => key === value['fundId'])),
    );
    expect(led.length).toBeGreaterThan(0);
    expect(led.every(Boolean)).toBe(true);
  });

  it('ask something before a product is added, and offer installments, in range and below it', () => {
    expect(sites.some(({ products }) => products.some(({ formKey }) => formKey !== undefined))).toBe(true);
    const offered = sites.flatMap(({ products, currency, language, settings: { store } }) => {
      if (!store.installments) return [];
      const { minimum, maximum, country } = store.installments;
      const amount = (text: string) => parseMajor(text, currency) ?? 0n;
      const context = { minimum: amount(minimum), maximum: amount(maximum), country, language };
      return products
        .filter(({ productType, plan }) => productType === 1 && !plan)
        .flatMap(({ variants }) => variants.map((variant) => amount(variant.salePrice ?? variant.price)))
        .map((price) => installmentOffer(price, { ...context, available: true })?.kind);
    });
    expect(new Set(offered)).toEqual(new Set(['in-range', 'over']));
  });

  it('have a page that a member plan opens', () => {
    const gated = sites.flatMap((site) =>
      site.collections.flatMap(({ access }) =>
        access?.kind === 'paywall'
          ? access.productIds.map((key) => site.products.find((product) => product.key === key))
          : [],
      ),
    );
    expect(gated.map((product) => product?.productType)).toEqual([5]);
    expect(gated[0]?.plan).toBeDefined();
  });
});

describe('the pictures of the demo', () => {
  it('say what is on them, in at most 250 characters', () => {
    const wanting = pictures.filter(({ alt }) => alt.trim().length < 20 || alt.length > 250);
    expect(wanting.map((picture) => picture.key)).toEqual([]);
  });
});

function picturesOf(site: DemoSite): readonly string[] {
  const documents = [...site.collections, ...site.items].flatMap((each) => each.document ?? []);
  return [
    ...documents.flatMap(picturesOfDocument),
    ...site.collections.flatMap((collection) => collection.seo.imageAssetId ?? []),
    ...site.items.flatMap((item) => [
      ...(item.imageAssetId ? [item.imageAssetId] : []),
      ...item.galleryAssetIds,
    ]),
    ...site.products.flatMap((product) => product.pictures),
  ];
}

function picturesOfDocument(document: PageDocument): readonly string[] {
  const backgrounds = Object.values(document.sections).flatMap(({ background }) =>
    background.kind === 'upload' ? [background.assetId] : [],
  );
  const blocks = Object.values(document.blocks).flatMap(
    ({ type, value }) => blockKind(type)?.assets?.(value) ?? [],
  );
  return [...backgrounds, ...blocks];
}

function linksOf(site: DemoSite): readonly string[] {
  const written = JSON.stringify([site.collections, site.items, site.settings]).matchAll(/"href":"([^"]*)"/g);
  const listed = JSON.stringify([site.collections, site.items]).matchAll(/"collectionId":"([^"]*)"/g);
  return [
    ...[...written].map((found) => found[1] ?? ''),
    ...[...listed].map((found) => `id:${found[1]}`),
    ...[...site.navigation.main, ...site.navigation.footer].flatMap(navigationLinks),
  ];
}

function navigationLinks(node: NavigationNode): readonly string[] {
  const { target } = node;
  const own =
    target.kind === 'external'
      ? target.href
      : `id:${target.kind === 'collection' ? target.collectionId : target.memberAreaId}`;
  return [own, ...node.children.flatMap(navigationLinks)];
}

function leadsSomewhere(site: DemoSite, href: string): boolean {
  if (/^(?:https|mailto|tel):/.test(href) || href === '/cart') return true;
  if (href.startsWith('id:')) return site.collections.some((each) => each.id === href.slice(3));
  const [address = '', anchor] = href.split('#');
  if (anchor !== undefined && !anchorsOf(site).includes(anchor)) return false;
  if (address === '') return true;
  const [path = '', query = ''] = address.split('?');
  const category = new URLSearchParams(query).get('category');
  if (category !== null && !(`/${category}` in site.categoryNames)) return false;
  const [slug = '', kind, product] = path.slice(1).split('/');
  const collection = site.collections.find((each) => each.urlSlug === slug);
  if (collection === undefined) return false;
  return (
    kind !== 'p' ||
    site.products.some((each) => each.collectionKey === collection.id && each.urlSlug === product)
  );
}

function anchorsOf(site: DemoSite): readonly string[] {
  return site.collections.flatMap(({ document }) =>
    Object.values(document?.sections ?? {}).map((section) => section.anchor),
  );
}

function withAncestors(path: string): readonly string[] {
  const parts = path.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

function twice(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
