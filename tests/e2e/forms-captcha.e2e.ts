import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recaptchaSettings } from '../../apps/server/server-settings.ts';
import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { short } from '../support/form-documents.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { putPopup } from '../support/put-popup.ts';
import { putSections } from '../support/replace-sections.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { freePort } from '../support/server-process.ts';
import { putForm } from '../support/replace-form.ts';

let app: TestApp;
let judge: Server;
let baseUrl = '';
const slug = 'judged';
const judged: string[] = [];
const fetched: string[] = [];
let isAway = false;

beforeAll(async () => {
  judge = createServer((request, response) => {
    if (request.url?.startsWith('/recaptcha/')) {
      fetched.push(request.url);
      if (isAway) return void request.socket.destroy();
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { event } = JSON.parse(body);
      judged.push(event.expectedAction);
      const valid = event.token === 'a person';
      const tokenProperties = { valid, action: event.expectedAction };
      response.end(JSON.stringify({ tokenProperties, riskAnalysis: { score: 0.9 } }));
    });
  });
  const free = await freePort();
  await new Promise<void>((resolve) => judge.listen(free, '127.0.0.1', resolve));
  const { port } = judge.address() as AddressInfo;
  const settings = {
    recaptchaSiteKey: 'the-site-key',
    recaptchaSecret: 'secret',
    recaptchaProject: 'shop',
    recaptchaOrigin: `http://127.0.0.1:${port}`,
    captchaVerifyUrl: undefined,
  };
  app = await createTestApp({ settings: recaptchaSettings(settings) });
  baseUrl = `http://${slug}.${app.studioHost}`;
  await siteWithForm();
});
afterAll(async () => {
  await closePages();
  await new Promise((resolve) => judge.close(resolve));
  await app.close();
});

async function siteWithForm(): Promise<void> {
  const { session, siteId } = await app.ownerWithSite(slug);
  const [forms, pages] = [`/api/studio/sites/${siteId}/forms`, `/api/studio/sites/${siteId}/pages`];
  const { form } = (await session.send('POST', forms, { name: 'Ask', purpose: 'form' })).json;
  const document = short({ captcha: { enabled: true, theme: 'light', alignment: 'left' } });
  await putForm({ session, siteId, formId: form.id }, document);
  const about = (await session.send('GET', pages)).json.pages.find(
    (page: { urlSlug: string }) => page.urlSlug === 'about',
  );
  const full = (await session.send('GET', `${pages}/${about.id}`)).json;
  const [sectionId = ''] = Object.keys(full.document.sections);
  full.document.sections[sectionId].id = sectionId;
  const doc = {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Ask' }] }],
  };
  const block = (id: string, type: number, value: object, y: number) => ({
    id,
    sectionId,
    position: `a${y}`,
    type,
    value,
    style: {},
    layout: { desktop: { x: 0, y, w: 16, h: 2, z: 0, align: 'start' } },
  });
  const blocks = { a: block('a', 2, { doc }, 0), b: block('b', 9, { formId: form.id }, 3) };
  await putSections({ session, siteId, pageId: about.id }, { ...full.document, blocks });
  expect((await session.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(200);
}

// Stands for the service's script: it draws a box, shows its badge, and gives the token that the page's test
// asks for.
const script = `
window.seen = [];
window.grecaptcha = { enterprise: {
  ready: (run) => run(),
  render: (place, options) => {
    window.seen.push(['render', options.sitekey, options.size]);
    place.textContent = 'the box of the service';
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.setAttribute('role', 'complementary');
    badge.setAttribute('aria-label', 'captcha');
    badge.textContent = 'badge';
    badge.style.position = 'fixed';
    document.body.append(badge);
    return 3;
  },
  execute: (key, { action }) => {
    window.seen.push(['execute', key, action]);
    return Promise.resolve(window.isMachine ? 'a machine' : 'a person');
  },
  reset: (widget) => window.seen.push(['reset', widget]),
} };`;

async function visit(): Promise<Page> {
  const page = await openPage({ baseUrl, reducedMotion: true });
  await page.goto('/about');
  await page.locator('form.v-form[data-started]').waitFor();
  return page;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
const styleOfBadge = (page: Page) =>
  page.locator('.grecaptcha-badge').evaluate((badge) => {
    const { visibility, zIndex } = getComputedStyle(badge);
    return [visibility, zIndex];
  });

describe('a form whose captcha is a service’s, at the address of the configuration', () => {
  it('storefront §4 captcha badge: hidden to begin with; storefront §4 captcha badge: shown when a form field gets the focus; storefront §4 captcha badge: lies at 12000; storefront §4 captcha badge: lies at 100000001 in a lightbox; administration §4 captcha badge: hidden to begin with; administration §4 captcha badge: shown when a form field gets the focus; administration §4 captcha badge: lies higher inside a lightbox; administration §9 interface: the captcha badge lies at 12000; administration §9 interface: the captcha badge lies at 100000001 in a lightbox', async () => {
    const page = await visit();
    expect(fetched).toEqual([]);
    await page.evaluate(() => {
      const early = document.createElement('div');
      early.className = 'grecaptcha-badge early';
      document.body.append(early);
    });
    await expect.poll(() => styleOfBadge(page)).toEqual(['hidden', '12000']);
    await page.locator('.early').evaluate((early) => early.remove());
    await page.getByLabel('Email').focus();
    await page.getByText('the box of the service').waitFor();
    expect(fetched).toEqual(['/recaptcha/enterprise.js?render=the-site-key']);
    await expect.poll(() => styleOfBadge(page)).toEqual(['visible', '12000']);
    await page.evaluate(() => document.documentElement.classList.add('v-is-covered'));
    await expect.poll(() => styleOfBadge(page)).toEqual(['visible', '100000001']);
    await page.evaluate(() => document.documentElement.classList.remove('v-is-covered'));
    await expectNoAxeViolations(page);
    await screenshot(page, 'form-recaptcha');
    await page.close();
  });

  it('storefront §7 token: action FORM_BLOCK_SUBMISSION; storefront §7 token: the script is loaded with the page’s site key; it is judged, and the form starts again when it is a machine’s', async () => {
    const page = await visit();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.evaluate(() => Object.assign(window, { isMachine: true }));
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(formErrors.captcha).waitFor();
    expect(await seen(page)).toEqual([
      ['render', 'the-site-key', 'normal'],
      ['execute', 'the-site-key', 'FORM_BLOCK_SUBMISSION'],
      ['reset', 3],
    ]);
    await page.evaluate(() => Object.assign(window, { isMachine: false }));
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Thank you!', { exact: true }).waitFor();
    expect(judged).toEqual(['FORM_BLOCK_SUBMISSION', 'FORM_BLOCK_SUBMISSION']);
    await page.close();
    expect(app.faults).toEqual([]);
  });

  it('storefront §8 captcha: no provider: ReCaptcha has not been set up!; the form asks for it', async () => {
    const page = await openPage({ baseUrl, reducedMotion: true });
    const told: string[] = [];
    page.on('console', (line) => told.push(line.text()));
    isAway = true;
    await page.goto('/about');
    await page.locator('form.v-form[data-started]').waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText(formErrors.captcha).waitFor();
    expect(told).toContain('ReCaptcha has not been set up!');
    isAway = false;
    await page.close();
  });
});

describe('the other forms that a captcha guards', () => {
  it('storefront §7 token: action NEWSLETTER_BLOCK_SUBMISSION; administration §7 captcha: NEWSLETTER_BLOCK_SUBMISSION; administration §7 captcha: PROMO_POPUP_SUBMISSION; storefront §7 token: asked for PRODUCT_WAITLIST_SUBMISSION before the restock call; storefront §8 captcha: a token that fails is null', async () => {
    const { session: owner, siteId } = await app.ownerWithSite('letters');
    const base = `/api/studio/sites/${siteId}`;
    const { form } = (await owner.send('POST', `${base}/forms`, { name: 'News', purpose: 'newsletter' }))
      .json;
    const document = short({ captcha: { enabled: true, theme: 'light', alignment: 'left' } });
    await putForm({ session: owner, siteId, formId: form.id }, document);
    await putOnAbout({ owner, siteId }, [
      [51, { formId: form.id, title: 'Letters', text: '', layout: 'inline' }],
    ]);
    const merchandising = `${base}/commerce/merchandising`;
    const now = (await owner.send('GET', merchandising)).json;
    await owner.send('PUT', merchandising, {
      merchandising: { ...now.merchandising, restockEnabled: true },
      version: now.version,
    });
    await putPopup({ owner, siteId }, { isOn: true, seconds: 0 }, [
      ['newsletter', { formId: form.id, title: '', text: '', layout: 'stack' }],
    ]);
    expect((await owner.send('POST', `${base}/publish`, {})).status).toBe(200);
    const page = await openPage({ baseUrl: `http://letters.${app.studioHost}`, reducedMotion: true });
    const actions = async () =>
      ((await seen(page)) as string[][]).filter(([call]) => call === 'execute').map(([, , action]) => action);
    await page.goto('/');
    const popup = page.locator('dialog.v-popup');
    await popup.locator('form.v-form[data-started]').waitFor();
    await popup.getByLabel('Email').fill('eve@example.com');
    await popup.locator('form.v-form button[type="submit"]').click();
    await expect.poll(actions).toEqual(['PROMO_POPUP_SUBMISSION']);
    await expect.poll(() => judged.at(-1)).toBe('PROMO_POPUP_SUBMISSION');
    await page.goto('/about');
    await page.locator('main form.v-form[data-started]').waitFor();
    await page.locator('main').getByLabel('Email').fill('ada@example.com');
    await page.locator('main form.v-form button[type="submit"]').click();
    await expect.poll(actions).toEqual(['NEWSLETTER_BLOCK_SUBMISSION']);
    await expect.poll(() => judged.at(-1)).toBe('NEWSLETTER_BLOCK_SUBMISSION');
    await page.goto('/shop/p/shirt');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    await page.getByRole('radio', { name: /^M/ }).check({ force: true });
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('Signed up!').waitFor();
    expect(await actions()).toEqual(['PRODUCT_WAITLIST_SUBMISSION']);
    expect(judged.at(-1)).toBe('PRODUCT_WAITLIST_SUBMISSION');
    isAway = true;
    await page.goto('/shop/p/shirt');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    await page.getByRole('radio', { name: /^M/ }).check({ force: true });
    await page.getByLabel('Email address').fill('bob@example.com');
    const call = page.waitForRequest('**/notifications/restock');
    await page.getByRole('button', { name: 'Notify me' }).click();
    expect((await call).postDataJSON()).toMatchObject({ recaptchaEnterpriseV3Token: null });
    isAway = false;
    await page.context().close();
    expect(app.faults).toEqual([]);
  });
});
