import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let base: string;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('design'));
  base = `/api/studio/sites/${siteId}`;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const save = (name: string, value: string | null, was: string | null = null) =>
  owner.send('PUT', `${base}/design`, { changes: [{ name, value, was }] });
const values = async () => (await owner.send('GET', `${base}/design`)).json.values;
const keep = (colour: string, isKept: boolean) => owner.send('PUT', `${base}/swatches`, { colour, isKept });

describe('the design of a site', () => {
  it('keeps what two people change at once, and refuses to undo what somebody else has chosen', async () => {
    const both = await Promise.all([save('paper', '#ffffff'), save('heading-face', 'Inter')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await values()).toEqual({ paper: '#ffffff', 'heading-face': 'Inter' });
    const outdated = await save('paper', '#000000');
    expect([outdated.status, outdated.json.code]).toEqual([409, 'version-conflict']);
    expect((await save('paper', null, '#ffffff')).status).toBe(200);
    expect(await values()).toEqual({ 'heading-face': 'Inter' });
  });

  it.each([
    ['a font that sites cannot use', 'heading-face', 'Comic Sans'],
    ['what would end a declaration', 'paper', '#fff;} body{display:none'],
    ['a number beyond its range', 'air', '9'],
    ['what the theme does not offer', 'no-such-tweak', '1'],
  ])('refuses %s', async (_what, name, value) => {
    expect((await save(name, value)).status).toBe(400);
    expect((await owner.send('POST', `${base}/design/preview`, { values: { [name]: value } })).status).toBe(
      400,
    );
  });

  it('is shown with values that are not saved, fonts and section themes included', async () => {
    const body = { values: { ink: '#112233', 'text-face': 'Lora' } };
    const { css, themes } = (await owner.send('POST', `${base}/design/preview`, body)).json;
    expect(css).toContain('font-family:"Lora Variable"');
    expect(css).not.toContain('Instrument Sans Variable');
    expect(themes.lightest.fg).toBe('#112233');
    expect(await values()).toEqual({ 'heading-face': 'Inter' });
  });

  it('keeps the swatches that two people add at once, and stays when settings are saved', async () => {
    await Promise.all([keep('#ff0000', true), keep('rgb(0, 255, 0)', true)]);
    const settings = (await owner.send('GET', `${base}/settings`)).json;
    await keep('#0000ff', true);
    expect((await owner.send('PUT', `${base}/settings`, settings)).status).toBe(200);
    const { swatches } = (await owner.send('GET', `${base}/swatches`)).json;
    expect(swatches.toSorted()).toEqual(['#0000ff', '#00ff00', '#ff0000']);
    expect((await keep('red', false)).json.swatches).not.toContain('#ff0000');
    expect((await keep('no colour', true)).status).toBe(400);
    expect(await values()).toEqual({ 'heading-face': 'Inter' });
  });
});

describe('screens that the design is looked at on', () => {
  it.each([
    ['checkout', 'Pay $42.00'],
    ['order', 'Thank you'],
  ])('has the %s with products of the site, in the brand of the draft', async (screen, words) => {
    const { html, sheet, brand } = (await owner.send('GET', `${base}/design/purchase-screens/${screen}`))
      .json;
    expect(html).toContain(words);
    expect(html).toContain('Mug');
    expect(sheet).toContain('/fonts/instrument-sans/');
    expect(sheet).not.toContain('/checkout/files/');
    expect(brand).toContain('--accent:');
    const staged = { values: { 'checkout-buttons': 'black', 'checkout-logo': '60px' } };
    const preview = (await owner.send('POST', `${base}/design/preview`, staged)).json;
    expect(preview.brand).toContain('--button:#1c1b19');
    expect(preview.brand).toContain('max-height:60px');
    expect(brand).not.toContain('--button:#1c1b19');
    expect((await owner.send('GET', `${base}/design/purchase-screens/cart`)).status).toBe(400);
  });

  it.each([
    ['lock-screen', 'v-lock'],
    ['sso-screen', 'v-sso'],
  ])('have the classes of tweaks and the sheet of the draft: %s', async (screen, mark) => {
    await save('lock-colours', 'dark', screen === 'lock-screen' ? null : 'dark');
    const { html, theme } = (await owner.send('GET', `${base}/design/screens/${screen}`)).json;
    expect(theme).toBe('levain');
    for (const part of [mark, 'lock-colours-dark', `/api/studio/sites/${siteId}/canvas-sheets/`])
      expect(html).toContain(part);
  });

  it('have the account of a sample customer with orders of products of the site', async () => {
    const { html, theme } = (await owner.send('GET', `${base}/design/screens/account`)).json;
    expect(theme).toBe('levain');
    for (const part of ['/account/orders', '1042', '$42.00', `/api/studio/sites/${siteId}/canvas-sheets/`])
      expect(html).toContain(part);
    expect(html).not.toContain('ada@example.com');
  });

  it('are none where the site has none, and no others', async () => {
    for (const screen of ['cover-page', 'popup-overlay'])
      expect((await owner.send('GET', `${base}/design/screens/${screen}`)).json.html).toBeNull();
    expect((await owner.send('GET', `${base}/design/screens/checkout`)).status).toBe(400);
    await save('lock-colours', null, 'dark');
  });

  it('has a cover page as it is, whatever its state is', async () => {
    const page = { title: 'Opening soon', kind: 'cover-page', place: 'unlinked' };
    expect((await owner.send('POST', `${base}/pages`, page)).status).toBe(200);
    const { html } = (await owner.send('GET', `${base}/design/screens/cover-page`)).json;
    expect(html).toContain('data-slide-type="cover-page"');
  });
});

const log = () => `${base}/documents/design/${siteId}`;

describe('the log of a design', () => {
  it('has each save as a step and a version of it, and is written by the calls of the design alone', async () => {
    const { seq, values: stored } = (await owner.send('GET', `${base}/design`)).json;
    const { versions: earlier } = (await owner.send('GET', `${log()}/versions`)).json;
    const saved = (await save('ink', '#101010')).json;
    expect(saved).toEqual({ values: { ...stored, ink: '#101010' }, customCss: '', seq: seq + 1 });
    const { document, logged } = (await owner.send('GET', `${log()}?since=${seq}`)).json;
    expect(document.values).toEqual(saved.values);
    expect(logged).toMatchObject([
      { seq: seq + 1, label: 'Changed the design', edits: [{ args: { name: 'ink', value: '#101010' } }] },
    ]);
    const { versions } = (await owner.send('GET', `${log()}/versions`)).json;
    expect(versions).toHaveLength(earlier.length + 1);
    const version = (await owner.send('GET', `${log()}/versions/${versions[1].id}`)).json;
    expect(version.document.values).toEqual(stored);

    const transaction = {
      id: crypto.randomUUID(),
      label: 'x',
      edits: [{ name: 'design.set', args: { name: 'ink', value: 'red;}', was: '#101010' } }],
    };
    const sent = await owner.send('POST', `${log()}/transactions`, {
      base: seq + 1,
      transactions: [transaction],
    });
    expect(sent.json.refused).toMatchObject([{ error: { code: 'not-allowed' } }]);
    expect((await values()).ink).toBe('#101010');
    await save('ink', null, '#101010');
  });

  it('has what was there before its first step, and what is published', async () => {
    const { session, siteId: id } = await app.ownerWithSite('design-versions');
    const path = `/api/studio/sites/${id}`;
    const kinds = async () => {
      const { versions } = (await session.send('GET', `${path}/documents/design/${id}/versions`)).json;
      return versions.map(({ kind }: { kind: string }) => kind);
    };
    const changes = [{ name: 'paper', value: '#fafafa', was: null }];
    expect((await session.send('PUT', `${path}/design`, { changes })).status).toBe(200);
    expect(await kinds()).toEqual(['automatic', 'published']);
    await publishSite(session, id);
    expect(await kinds()).toEqual(['published', 'published']);
  });
});

const rule = '.site-title { letter-spacing: 9px; }';
const writeCss = (css: string, was: string) => owner.send('PUT', `${base}/custom-css`, { css, was });
const storedCss = async () => (await owner.send('GET', `${base}/design`)).json.customCss;
const lookAt = async (customCss: string) =>
  (await owner.send('POST', `${base}/design/preview`, { values: {}, customCss })).json;
const sheetOn = async (session: Session, path: string) =>
  /<link rel="stylesheet" href="([^"]+)">/.exec((await session.send('GET', path)).text)?.[1] ?? '';

describe('the custom CSS of a site', () => {
  it('is checked by line, kept for the later of two writers to see, and stays when settings are saved', async () => {
    const hostile = await writeCss(`${rule}\n@import url(https://a.example/x.css);`, '');
    expect([hostile.status, hostile.json.code]).toEqual([400, 'custom-css-faulty']);
    expect(hostile.text).toContain('line 2');
    expect((await writeCss(`${rule}\n.a { color: red;`, '')).status).toBe(400);
    expect((await writeCss('a{}'.repeat(20_000), '')).status).toBe(400);
    expect(await storedCss()).toBe('');
    expect((await writeCss(rule, '')).json.customCss).toBe(rule);
    const outdated = await writeCss('', 'a{b:c}');
    expect([outdated.status, outdated.json.code]).toEqual([409, 'version-conflict']);
    const settings = (await owner.send('GET', `${base}/settings`)).json;
    expect((await owner.send('PUT', `${base}/settings`, settings)).status).toBe(200);
    expect(await storedCss()).toBe(rule);
  });

  it('is looked at before it is saved, as far as it may be shown', async () => {
    const shown = await lookAt('.a { color: red; }\n.b {');
    expect(shown.css).toContain('.a { color: red; }');
    expect(shown.problems).toEqual([{ line: 2, fault: 'unclosed' }]);
    const hidden = await lookAt('.a { color: red; }\n.b { background: url(//a.example/x.png); }');
    expect(hidden.css).not.toContain('a.example');
    expect(hidden.problems).toEqual([{ line: 2, fault: 'address' }]);
  });

  it('is at the end of the sheet of published pages, and in none of a page of orders', async () => {
    const visitor = app.site('design');
    await publishSite(owner, siteId);
    const own = await sheetOn(visitor, '/');
    expect((await visitor.send('GET', own)).text.endsWith(rule)).toBe(true);
    // Another process has drawn neither page, and finds the sheets of both.
    const other = await createTestApp({ beside: app });
    const beside = createSession(other.port, `design.${app.studioHost}`);
    const ofOrders = await sheetOn(visitor, '/order-status');
    for (const session of [visitor, beside]) {
      const sheet = await session.send('GET', ofOrders);
      expect([sheet.status, sheet.text.includes('.v-grid'), sheet.text.includes(rule)]).toEqual([
        200,
        true,
        false,
      ]);
    }
    await other.close();
    expect((await writeCss('', rule)).json.customCss).toBe('');
    await publishSite(owner, siteId);
    expect(await sheetOn(visitor, '/')).toBe(ofOrders);
  });
});
