import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const holds = (predicate: string, node: unknown, outer?: object): boolean =>
  engine.render(
    outer ? `{.section node}{.${predicate}}1{.or}0{.end}{.end}` : `{.${predicate}}1{.or}0{.end}`,
    outer ? { ...outer, node } : node,
  ).output === '1';

const physical = (...variants: object[]): object => ({ structuredContent: { productType: 1, variants } });
const product = (productType: unknown, rest: object = {}): object => ({
  structuredContent: { productType, ...rest },
});

/** One line a case: predicate, node, answer. */
type Case = readonly [predicate: string, node: unknown, answer: boolean];

describe('template-language §2.6 commerce', () => {
  const two = [{ sku: 'a' }, { sku: 'b' }];
  const cases: readonly Case[] = [
    ['has-variants?', physical(...two), true],
    ['has-variants?', physical({ sku: 'a' }), false],
    ['has-variants?', product(2, { variants: two }), false],
    ['has-variants?', product(3, { variants: two }), true],
    ['has-variants?', product(4, { variants: two }), true],
    ['has-variants?', product('1', { variants: two }), true],
    ['has-variants?', {}, false],
    ['on-sale?', physical({ onSale: false }, { onSale: true }), true],
    ['on-sale?', physical({ onSale: 'true' }), true],
    ['on-sale?', product(3, { variants: [{ onSale: true }] }), true],
    ['on-sale?', product(2, { onSale: true }), true],
    ['on-sale?', product(2, { variants: [{ onSale: true }] }), false],
    ['on-sale?', product(4, { onSale: true, variants: [{ onSale: true }] }), false],
    ['on-sale?', null, false],
    ['sold-out?', physical({ qtyInStock: 0 }, { qtyInStock: 0 }), true],
    ['sold-out?', physical({ qtyInStock: 0 }, { qtyInStock: 1 }), false],
    ['sold-out?', physical({ qtyInStock: -1 }), true],
    ['sold-out?', physical({ qtyInStock: '2' }), false],
    ['sold-out?', physical({ unlimited: true, qtyInStock: 0 }), false],
    ['sold-out?', physical(), true],
    ['sold-out?', product(3, { variants: [{ qtyInStock: 0 }] }), true],
    ['sold-out?', product(2), false],
    ['sold-out?', product(4), false],
    ['sold-out?', product(5), false],
    ['sold-out?', product(99), true],
    ['sold-out?', {}, true],
    ['varied-prices?', physical({ price: 1 }, { price: 2 }), true],
    ['varied-prices?', physical({ price: 1 }, { price: 1 }), false],
    ['varied-prices?', physical({ price: 1 }, { price: 1, onSale: true }), true],
    ['varied-prices?', physical({ onSale: true, salePrice: 1 }, { onSale: true, salePrice: 2 }), true],
    ['varied-prices?', physical({ salePrice: 1 }, { salePrice: 2 }), false],
    ['varied-prices?', product(4, { variants: [{ price: 1 }, { price: 2 }] }), true],
    ['varied-prices?', product(2, { variants: [{ price: 1 }, { price: 2 }] }), false],
    ['varied-prices?', physical(), false],
  ];
  it.each(cases)('%s of %j: %s', (predicate, node, answer) => {
    expect(holds(predicate, node)).toBe(answer);
  });
});

describe('template-language §2.6 content', () => {
  const cases: readonly Case[] = [
    ['calendar-view?', { calendarView: true }, true],
    ['calendar-view?', {}, false],
    ['child-images?', { items: [{}, { mainImageId: 'a' }] }, true],
    ['child-images?', { items: [{}] }, false],
    ['child-images?', { items: { a: 1 } }, false],
    ['child-images?', null, false],
    ['clickable?', { folderBehavior: 1 }, true],
    ['clickable?', { folderBehavior: 2 }, true],
    ['clickable?', { folderBehavior: 3 }, false],
    ['clickable?', { folderBehavior: 4 }, false],
    ['clickable?', { folderBehavior: null }, false],
    ['clickable?', { collection: { folderBehavior: 3 } }, true],
    ['clickable?', {}, true],
    ['collection?', { collection: {} }, false],
    ['collection?', { collection: { id: 1 } }, true],
    ['collection-page?', { collection: { type: 10 } }, true],
    ['collection-page?', { collection: { type: 7 } }, false],
    ['collection-page?', { type: 10 }, true],
    ['collection-page?', { type: 10, collection: { type: 7 } }, false],
    ['collection-template-page?', { collection: { type: 7 } }, true],
    ['collection-template-page?', { type: 7 }, true],
    ['collectionTypeNameEquals? a', { typeName: 'b' }, false],
    ['collectionTypeNameEquals? a', {}, false],
    ['excerpt?', { excerpt: { html: '<p>Hi</p>' } }, true],
    ['excerpt?', { excerpt: { html: '<p> &nbsp;\n</p><img src="x">' } }, false],
    ['excerpt?', { excerpt: 'text' }, true],
    ['excerpt?', { excerpt: '\u00a0' }, false],
    ['excerpt?', {}, false],
    ['external-link?', { externalLink: { url: 'x' } }, true],
    ['external-link?', { externalLink: null }, false],
    ['folder?', { collection: { folder: true } }, true],
    ['folder?', { folder: true }, false],
    ['has-multiple?', [1], false],
    ['has-multiple?', [1, 2], true],
    ['has-multiple?', 'ab', false],
    ['index?', { collection: { folder: true, folderBehavior: 1 } }, true],
    ['index?', { collection: { folderBehavior: 1 } }, false],
    ['index?', { collection: { folder: true, folderBehavior: '1' } }, false],
    ['index?', { folder: true, folderBehavior: 1 }, false],
    ['redirect?', { folderBehavior: 1 }, false],
    ['redirect?', { folderBehavior: 2 }, true],
    ['redirect?', { collection: { folderBehavior: 2 } }, false],
    ['location?', { location: { mapLat: 0, mapLng: 0 } }, true],
    ['location?', { location: { mapLat: 1 } }, false],
    ['location?', { location: { mapLat: 1, mapLng: null } }, false],
    ['location?', {}, false],
    ['main-image?', { systemDataId: 'a' }, true],
    ['main-image?', { mainImageId: '' }, false],
    ['passthrough?', { sourceUrl: '/a', passthrough: true }, true],
    ['passthrough?', { sourceUrl: '', passthrough: true }, false],
    ['passthrough?', { sourceUrl: '/a' }, false],
    ['same-day?', { startDate: 86_399_999, endDate: 86_400_000 }, false],
    ['same-day?', { startDate: 86_400_000, endDate: 172_799_999 }, true],
    ['same-day?', { startDate: '0', endDate: 5 }, true],
    ['same-day?', { startDate: -1, endDate: 0 }, false],
    ['same-day?', { startDate: 0, endDate: 365 * 86_400_000 }, false],
    ['same-day?', {}, false],
    ['serviceNameEmail?', { serviceName: 'Email' }, false],
    ['show-past-events?', { showPastOrUpcomingEvents: 'upcoming' }, false],
    ['gallery-meta?', { options: {} }, false],
    ['gallery-meta?', {}, false],
    ['gallery-autoplay?', { options: { autoplay: false } }, false],
    ['gallery-meta-position-top-left?', { options: { 'meta-position': 'top-left' } }, true],
    ['gallery-meta-position-top?', { options: { 'meta-position': 'top-left' } }, false],
    ['gallery-active-alignment-right?', { options: { 'active-alignment': 'left' } }, false],
    ['text?', { recordType: 1 }, true],
    ['text?', { recordType: '1' }, true],
    ['text?', { recordType: true }, false],
    ['text?', {}, false],
    ['undefined?', {}, false],
    ['undefined?', { recordType: -1 }, true],
    ['image?', { recordType: 2 }, true],
    ['image?', { promotedBlockType: 'image' }, true],
    ['image?', { promotedBlockType: 'IMAGE' }, false],
    ['gallery?', { recordType: 14 }, true],
    ['external-video?', { recordType: 8 }, true],
    ['promotedMAP?', { promotedBlockType: 'map' }, true],
    ['promotedMAP?', { recordType: 1 }, false],
    ['background-source-upload?', { backgroundSource: 1 }, true],
    ['background-source-none?', { backgroundSource: 4 }, true],
    ['background-source-video?', {}, false],
    ['current-type? gallery', { currentType: 5 }, true],
    ['current-type? nothing', { currentType: 5 }, false],
    ['current-type?', { currentType: 5 }, false],
    ['current-type? gallery', {}, false],
  ];
  it.each(cases)('%s of %j: %s', (predicate, node, answer) => {
    expect(holds(predicate, node)).toBe(answer);
  });

  it.each([
    ['calendar-view?', { calendarView: true }, true],
    ['gallery-lightbox?', { options: { lightbox: true } }, true],
    ['show-past-events?', { showPastOrUpcomingEvents: 'past' }, true],
    ['disqus?', { websiteSettings: { disqusShortName: 'a' } }, true],
    ['folder?', { collection: { folder: true } }, false],
    ['clickable?', { folderBehavior: 3 }, false],
    ['redirect?', { folderBehavior: 2 }, false],
    ['main-image?', { mainImageId: 'a' }, false],
    ['collection?', { collection: { id: 'a' } }, false],
    ['text?', { recordType: 1 }, false],
  ])('%s within a node, with %j outside: %s', (predicate, outer, answer) => {
    expect(holds(predicate, { own: 1 }, outer)).toBe(answer);
  });
});

describe('template-language §2.6 social', () => {
  const on = { websiteSettings: { commentsEnabled: true } };
  const cases: readonly Case[] = [
    ['comments?', { ...on, commentState: 1 }, true],
    ['comments?', { ...on, commentState: 2, publicCommentCount: 3 }, true],
    ['comments?', { ...on, commentState: 2, publicCommentCount: 0 }, false],
    ['comments?', { websiteSettings: { commentsEnabled: false }, commentState: 1 }, false],
    ['comments?', {}, false],
    ['comments?', { commentState: 1 }, true],
    ['comments?', { websiteSettings: {}, commentState: 1 }, false],
    ['disqus?', { websiteSettings: { disqusShortName: '' } }, false],
    ['disqus?', { websiteSettings: { disqusShortname: 'a' } }, true],
    ['disqus?', {}, false],
  ];
  it.each(cases)('%s of %j: %s', (predicate, node, answer) => {
    expect(holds(predicate, node)).toBe(answer);
  });
});
