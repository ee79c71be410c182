import type { Edit } from '@veranda/domain/documents/edit';
import { navigationEdit } from '@veranda/domain/navigation/navigation-edit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';
import { replaceSections } from '../../support/replace-sections.ts';
import { replaceForm } from '../../support/replace-form.ts';

const hostile = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://x.example/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\ufeffjavascript:alert(1)',
];

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('stored-addresses');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

/** Answer to a link in a menu, below another; what was taken is taken out again. */
async function navigateTo(menu: 'main' | 'footer', href: string) {
  const link = (to: string) => ({ kind: 'external' as const, href: to, newWindow: false });
  const entry = { menu, title: 'Look', position: 'zz' };
  const entries = [
    { ...entry, id: 'parent', parentId: null, target: link('/shop') },
    { ...entry, id: 'hostile', parentId: 'parent', target: link(href) },
  ];
  const json = await editMenus(navigationEdit('nav.insert', { entries }));
  if (json === null) await editMenus(navigationEdit('nav.remove', { id: 'parent' }));
  return { status: json === null ? 200 : 400, json };
}

/** Runs an edit of the menus. @returns the refusal as it is answered, or null */
async function editMenus(edit: Edit) {
  const path = `${base}/documents/navigation/${shop.siteId}`;
  const { seq } = (await shop.owner.send('GET', path)).json;
  const transactions = [{ id: shop.app.deps.newId(), label: 'Changed', edits: [edit] }];
  const sent = await shop.owner.send('POST', `${path}/transactions`, { base: seq, transactions });
  return sent.status === 200 ? (sent.json.refused[0]?.error ?? null) : sent.json;
}

/** Puts a block in the place of another one of a page. */
async function putIntoPage(type: number, value: object) {
  const { pages } = (await shop.owner.send('GET', `${base}/pages`)).json;
  const about = pages.find(({ urlSlug }: { urlSlug: string }) => urlSlug === 'about');
  const { document } = (await shop.owner.send('GET', `${base}/pages/${about.id}`)).json;
  const id = Object.keys(document.blocks)[0] ?? '';
  const blocks = { ...document.blocks, [id]: { ...document.blocks[id], type, value } };
  const page = { session: shop.owner, siteId: shop.siteId, pageId: about.id };
  const json = await replaceSections(page, { ...document, blocks });
  return { status: json === null ? 200 : 400, json, text: JSON.stringify(json) };
}

function linkInPage(href: string) {
  const text = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] };
  return putIntoPage(2, { doc: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } });
}

function buttonInPage(href: string) {
  return putIntoPage(53, { label: 'Go', href, newWindow: false, size: 'medium', variant: 'primary' });
}

async function redirectOfForm(redirect: string) {
  const { form } = (await shop.owner.send('POST', `${base}/forms`, { name: 'Ask', purpose: 'form' })).json;
  const advanced = { ...form.document.advanced, redirect };
  const json = await replaceForm({ session: shop.owner, siteId: shop.siteId, formId: form.id }, { advanced });
  return { status: json === null ? 200 : 400, json, text: JSON.stringify(json) };
}

describe('an address that may not be linked to', () => {
  it.each(hostile)('%j is refused where navigation is stored', async (href) => {
    for (const place of ['main', 'footer'] as const) {
      const { status, json } = await navigateTo(place, href);
      expect([status, json.code, json.field]).toEqual([
        400,
        'malformed',
        expect.stringMatching(/target\.href$/),
      ]);
    }
  });

  it.each(hostile)('%j is refused where pages and forms are stored', async (href) => {
    for (const store of [linkInPage, buttonInPage, redirectOfForm]) {
      const { status, json, text } = await store(href);
      expect([status, json.code], text.slice(0, 200)).toEqual([400, expect.stringMatching(/malformed/)]);
      expect(json.field).toMatch(/href$|redirect$|args\.value$/);
    }
  });

  it('is not what owners write: paths, addresses of the web, mail and telephone are kept', async () => {
    for (const href of [
      '/shop?a=1&b=2#top',
      'https://x.example/AT&T',
      'mailto:a@b.example',
      'tel:+49123',
      '#top',
    ]) {
      const stored = [await navigateTo('main', href), await linkInPage(href), await buttonInPage(href)];
      expect(
        stored.map(({ status }) => status),
        href,
      ).toEqual([200, 200, 200]);
    }
    expect((await redirectOfForm('https://x.example/thanks')).status).toBe(200);
  });
});
