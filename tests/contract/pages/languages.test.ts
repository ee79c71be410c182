import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import { storefrontMessages, storefrontMessagesOf } from '@veranda/contracts/storefront-messages';
import { translatedLanguages, translatedRegions } from '@veranda/messages/languages';
import { messageTexts } from '@veranda/messages/catalog';
import { errorMessages } from '@veranda/messages/errors/messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { inLanguage } from '../../support/in-language.ts';
import { createShop, type Shop } from '../checkout/shop.ts';
import { contactForm, sameOrigin } from '../forms/site-with-form.ts';
import { putForm } from '../../support/replace-form.ts';

let shop: Shop;
let base = '';
let visitor: Session;

beforeAll(async () => {
  shop = await createShop('spoken');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function speak(language: string): Promise<void> {
  const path = `${base}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  const saved = await shop.owner.send('PUT', path, { settings: { ...settings, language }, version });
  expect(saved.status, saved.text).toBe(200);
  await shop.owner.send('POST', `${base}/publish`, {});
  visitor = await shop.shopper();
}

// A tag as a site's settings keep it: `pt-BR`.
function tagOf(language: string): string {
  const [key = '', region = key] = language.split('-');
  return `${key}-${region.toUpperCase()}`;
}

/** Text of a page that is read or heard: its texts, labels and hints. */
function wordsOf(html: string): string[] {
  const body = html.replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '');
  const texts = body.split(/<[^>]*>/);
  const attributes = [...body.matchAll(/\b(?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, one = '']) => one,
  );
  return [...texts, ...attributes].map((one) =>
    one.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim(),
  );
}

/** English sentences of the tables, as patterns of a whole text, that the language says in other words. */
function englishFor(language: string): readonly RegExp[] {
  const texts: Readonly<Record<string, string>> = storefrontMessagesOf(language);
  const storefront = Object.entries<string>(storefrontMessages.en)
    .filter(([key, english]) => texts[key] !== english)
    .map(([, english]) => english);
  const forms = Object.values<string>({ ...formErrors }).filter(
    (english) => inLanguage(language, english) !== english,
  );
  return [...new Set([...storefront, ...forms])]
    .filter((english) => /[a-z]{3}/i.test(english.replace(/\{\w+\}/g, '')))
    .map((one) => new RegExp(`^${one.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`));
}

// Words of the shop itself, which its owner has written.
const own = new Set(['Shop', 'About', 'Size']);

it('finds what is said in English', async () => {
  visitor = await shop.shopper();
  const words = wordsOf((await visitor.send('GET', '/cart')).text);
  const english = englishFor('de');
  expect(words.filter((word) => english.some((pattern) => pattern.test(word)))).toContain(
    'Your cart is empty.',
  );
});

describe.each([...translatedLanguages, ...translatedRegions])('a site in %s', (language) => {
  beforeAll(() => speak(tagOf(language)));

  it.each([
    '/',
    '/shop',
    '/shop?min=1&sort=newest',
    '/shop?tag=nothing',
    '/shop/p/mug',
    '/shop/p/shirt',
    '/cart',
    '/search?q=mug',
    '/search?q=xyzzy',
    '/nothing',
    '/account/login',
    '/account/signup',
    '/account/forgot',
    '/account/reset?token=x',
    '/gift-card/balance',
  ])('says nothing of the platform’s in English on %s', async (path) => {
    if (path === '/cart') expect((await shop.add(visitor, 'MUG')).status).toBe(200);
    const page = await visitor.send('GET', path);
    const english = englishFor(language);
    const found = wordsOf(page.text).filter(
      (words) => words !== '' && !own.has(words) && english.some((one) => one.test(words)),
    );
    expect(found).toEqual([]);
  });

  it('refuses in it: a cart, a login, a form', async () => {
    const much = await shop.add(visitor, 'MUG', 'many');
    expect(much.json.error).toBe(messageTexts(errorMessages, language)['quantity-not-a-number']);
    const wrong = await visitor.send('POST', '/api/site-users/account/session', {
      email: 'nobody@shop.example',
      password: 'something else entirely',
    });
    expect(wrong.json.error).toBe(messageTexts(errorMessages, language)['log-in-failed']);
    const form = await makeForm();
    const sent = await visitor.send('POST', `/api/rest/forms/validate/${form}`, {}, sameOrigin);
    expect(Object.values(sent.json.errors)).toContain(inLanguage(language, 'Required'));
    expect(sent.json.error).toBe(inLanguage(language, formErrors.invalid));
  });

  it('carries to the islands what they say', async () => {
    const { text } = await visitor.send('GET', '/shop/p/mug');
    const carried = JSON.parse(/id="v-messages">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as Record<
      string,
      string
    >;
    expect(carried['productAddingText']).toBe(inLanguage(language, 'Adding…'));
    expect(carried['submitting']).toBe(inLanguage(language, 'Submitting…'));
  });
});

async function makeForm(): Promise<string> {
  const made = await shop.owner.send('POST', `${base}/forms`, { name: 'Contact', purpose: 'form' });
  const { id } = made.json.form;
  await putForm({ session: shop.owner, siteId: shop.siteId, formId: id }, contactForm);
  await shop.owner.send('POST', `${base}/publish`, {});
  return id;
}
