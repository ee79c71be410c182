import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let base: string;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('kit'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const find = (kit: string) => owner.send('GET', `${base}/design/font-kits/${kit}`);
const save = (changes: readonly (readonly [name: string, value: string | null, was: string | null])[]) =>
  owner.send('PUT', `${base}/design`, {
    changes: changes.map(([name, value, was]) => ({ name, value, was })),
  });
const host = 'https://use.typekit.net';
const sheetOf = async (visitor: Session, html: string) => {
  const path = /<link rel="stylesheet" href="(\/[^"]+)">/.exec(html)?.[1] ?? '';
  return (await visitor.send('GET', path)).text;
};

describe('a Typekit kit of a site', () => {
  it('administration §2 font picker: a Typekit Kit; is found by its id, and its families alone are fonts of the site', async () => {
    const { value } = (await find('abc1def')).json;
    expect(value).toBe('abc1def; Proxima Nova=proxima-nova; Freight Text Pro=freight-text-pro');
    const unknown = await find('zzzzzz9');
    expect([unknown.status, unknown.json.code]).toEqual([404, 'font-kit-unknown']);
    for (const id of ['ABC1DEF', '..%2F..%2Fx', "abc1de'"]) expect((await find(id)).status).toBe(400);
    expect((await save([['heading-face', 'Proxima Nova', null]])).status).toBe(400);
    expect((await save([['font-kit', 'abc1def; X=x"}', null]])).status).toBe(400);
    const saved = await save([
      ['font-kit', value, null],
      ['heading-face', 'Proxima Nova', null],
    ]);
    expect(saved.status).toBe(200);
  });

  it('decisions §names Typekit kit: its sheet is let through the policy of that site alone; is let in by the policy of the pages of that site, and by that of no other page', async () => {
    await publishSite(owner, siteId);
    const visitor = app.site('kit');
    const page = await visitor.send('GET', '/');
    expect(page.text).toContain(`<link rel="stylesheet" href="${host}/abc1def.css">`);
    const policy = String(page.headers.get('content-security-policy'));
    expect(policy).toMatch(/style-src 'self'[^;]* https:\/\/use\.typekit\.net https:\/\/p\.typekit\.net;/);
    expect(policy).toContain(`font-src 'self' ${host};`);
    expect(policy.match(/typekit/g)).toHaveLength(3);
    const sheet = await sheetOf(visitor, page.text);
    expect(sheet).toContain("'proxima-nova'");
    expect(sheet).not.toContain("Proxima Nova Variable'");
    // The theme's own face for headings is not fetched any more.
    expect(page.text).not.toContain('/fonts/fraunces/');
    expect(sheet).not.toContain('font-family:"Fraunces Variable"');

    const orders = await visitor.send('GET', '/order-status');
    for (const text of [orders.text, String(orders.headers.get('content-security-policy'))])
      expect(text).not.toContain('typekit');
    expect(await sheetOf(visitor, orders.text)).toContain('font-family:"Fraunces Variable"');
    await app.ownerWithSite('no-kit');
    const other = await app.site('no-kit').send('GET', '/');
    expect(other.text + String(other.headers.get('content-security-policy'))).not.toContain('typekit');
  });

  it('gives headings the font of the theme again where it is disconnected', async () => {
    const { values } = (await owner.send('GET', `${base}/design`)).json;
    expect((await save([['font-kit', null, values['font-kit']]])).status).toBe(200);
    await publishSite(owner, siteId);
    const visitor = app.site('kit');
    const page = await visitor.send('GET', '/');
    expect(page.text).toContain('/fonts/fraunces/');
    expect(page.text).not.toContain('typekit');
    expect(await sheetOf(visitor, page.text)).toContain("'Fraunces Variable'");
  });
});
