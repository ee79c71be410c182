import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let pages: { id: string; title: string }[];
let theme: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('laid-out'));
  pages = (await owner.send('GET', `/api/studio/sites/${siteId}/pages`)).json.pages;
  theme = (await owner.send('GET', `/api/studio/sites/${siteId}`)).json.site.theme;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const plan = {
  kind: 'paywall',
  title: 'The regulars',
  urlSlug: '',
  description: '',
  excerpt: '',
  tags: [],
  state: 'published',
  optionOrdering: [],
  weightGrams: 0,
  lengthMm: 0,
  widthMm: 0,
  heightMm: 0,
  customAddText: null,
  seoTitle: '',
  seoDescription: '',
  imageIds: [],
  categoryIds: [],
  variants: [
    {
      sku: '',
      attributes: {},
      price: '8.00',
      salePrice: null,
      onSale: false,
      stock: { unlimited: true, quantity: 0 },
    },
  ],
};
const read = async () =>
  (await owner.send('GET', `/api/commondata/GetSiteLayout?websiteId=${siteId}`)).json.layout;
const update = (items: unknown, fieldName = 'mainNav', templateId = theme) =>
  owner.send('POST', `/api/widget/UpdateNavigation?websiteId=${siteId}`, {
    fieldName,
    templateId,
    navigation: { items },
  });
const idOf = (title: string) => pages.find((page) => page.title === title)?.id;

describe('the layout of a site', () => {
  it('administration §7 site layout: GET /api/commondata/GetSiteLayout; administration §3 site layout: is a list of layouts; administration §3 site layout: the first has an identifier and links; administration §3 site layout: a link has collectionId, children, externalLink and memberAreaId', async () => {
    const layout = await read();
    expect(layout.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      'mainNav',
      'footerNav',
    ]);
    expect(layout[0].links[0]).toEqual({
      title: expect.any(String),
      collectionId: expect.any(String),
      externalLink: null,
      memberAreaId: null,
      children: [],
    });
    const unnamed = await owner.send('GET', '/api/commondata/GetSiteLayout');
    expect([unnamed.status, unnamed.json.field]).toEqual([400, 'websiteId']);
    const strange = await owner.send('GET', `/api/commondata/GetSiteLayout?websiteId=${randomUUID()}`);
    expect(strange.status).toBe(404);
  });

  it('administration §7 navigation: POST /api/widget/UpdateNavigation with fieldName, templateId and navigation.items; administration §3 navigation: an update has fieldName and templateId; administration §3 navigation: its items have collectionId, externalLink, memberAreaId and nested items', async () => {
    const [about, shop] = [idOf('About'), idOf('Shop')];
    const items = [
      {
        title: 'Us',
        collectionId: about,
        items: [{ externalLink: { url: 'https://bread.example/', newWindow: true } }],
      },
      { collectionId: shop },
    ];
    const { status, json, text } = await update(items);
    expect(status, text).toBe(200);
    expect(json.layout[0].links).toEqual([
      {
        title: 'Us',
        collectionId: about,
        externalLink: null,
        memberAreaId: null,
        children: [
          {
            title: '',
            collectionId: null,
            externalLink: { url: 'https://bread.example/', newWindow: true },
            memberAreaId: null,
            children: [],
          },
        ],
      },
      { title: '', collectionId: shop, externalLink: null, memberAreaId: null, children: [] },
    ]);
    expect(await read()).toEqual(json.layout);
    const log = async () =>
      (await owner.send('GET', `/api/studio/sites/${siteId}/documents/navigation/${siteId}`)).json.seq;
    const steps = await log();
    await update(items);
    expect(await log()).toBe(steps);
    expect((await update([], 'footerNav')).json.layout[1].links).toEqual([]);
    expect((await read())[0].links).toHaveLength(2);
  });

  it.each([
    [[{}], 400, 'navigation.items.0'],
    [[{ memberAreaId: randomUUID() }], 400, undefined],
    [[{ collectionId: randomUUID() }], 400, undefined],
    [[{ memberAreaId: randomUUID(), externalLink: { url: '/a' } }], 400, 'navigation.items.0'],
    [[{ externalLink: { url: 'javascript:alert(1)' } }], 400, undefined],
    [Array.from({ length: 251 }, () => ({ externalLink: { url: '/a' } })), 400, 'navigation.items'],
  ])('refuses entries that lead nowhere: %j', async (items, status, field) => {
    const before = await read();
    const refused = await update(items);
    expect(refused.status, refused.text).toBe(status);
    if (field) expect(refused.json.field).toBe(field);
    expect(await read()).toEqual(before);
  });

  it('administration §3 navigation: its items have collectionId, externalLink, memberAreaId and nested items; a member area leads visitors to what its plan opens', async () => {
    const base = `/api/studio/sites/${siteId}`;
    const { stores } = (await owner.send('GET', `${base}/stores`)).json;
    const made = await owner.send('POST', `${base}/products`, {
      collectionId: stores[0].id,
      product: plan,
    });
    expect(made.status, made.text).toBe(200);
    const memberAreaId = made.json.product.id;
    const about = idOf('About');
    const { version } = (await owner.send('GET', `${base}/pages/${about}`)).json.page;
    const access = { kind: 'paywall', productIds: [memberAreaId] };
    expect((await owner.send('PATCH', `${base}/pages/${about}`, { version, access })).status).toBe(200);
    const { status, json, text } = await update([{ title: 'Regulars', memberAreaId }]);
    expect(status, text).toBe(200);
    expect(json.layout[0].links).toEqual([
      { title: 'Regulars', collectionId: null, externalLink: null, memberAreaId, children: [] },
    ]);
    expect((await owner.send('POST', `${base}/publish`, {})).status).toBe(200);
    const page = await app.site('laid-out').send('GET', '/');
    expect(page.text).toMatch(/href="\/about"[^>]*>\s*Regulars/);
    const mug = (await owner.send('GET', `${base}/products`)).json.products.find(
      ({ kind }: { kind: string }) => kind === 'physical',
    );
    const noPlan = await update([{ memberAreaId: mug.id }]);
    expect([noPlan.status, noPlan.json.code]).toEqual([400, 'navigation-unknown-member-area']);
  });

  it('administration §8 navigation: no first entry of the layout: Unable to find site main navigation', async () => {
    const unknown = await update([], 'sideNav');
    expect([unknown.status, unknown.json.error, unknown.json.field]).toEqual([
      404,
      'Unable to find site main navigation',
      'fieldName',
    ]);
    expect((await update([], 'mainNav', 'another-theme')).json.field).toBe('templateId');
  });
});
