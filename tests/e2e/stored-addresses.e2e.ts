import { isSafeRedirect } from '@veranda/domain/forms/redirect';
import { returnPath } from '@veranda/domain/members/return-path';
import { isSafeHref, isWebAddress } from '@veranda/domain/rich-text/links';
import { cleanHtml } from '@veranda/server/platform/html/clean-html';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalizeLink } from '@veranda/domain/links/typed-link';
import { closePages, openPage } from '../support/browser.ts';

const base = 'https://shop.example/about/us?a=b';
const own = 'https://shop.example';

// Whole words and single characters, so that both what is meant and what is nearly it are met.
const schemes = [
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'http:',
  'https:',
  'mailto:',
  'tel:',
  'ｊavascript:',
];
const pieces = [
  'java',
  'script',
  'JaVaScRiPt:',
  'data:text/html,',
  'alert(1)',
  'evil.example',
  'shop.example',
  'https',
  'x',
  'é',
  '😀',
  '/',
  '//',
  '\\',
  ':',
  '@',
  '?',
  '#',
  '.',
  '%',
  '%3A',
  '%0A',
  '&',
  ';',
  '[',
  ']',
  '"',
  "'",
  '<',
  '>',
  '`',
  '1',
  '：',
  '／',
  '&Tab;',
  '&NewLine;',
  '&colon;',
  '&sol;',
  '&bsol;',
  '&#9;',
  '&#106;',
  '&#x3a',
  '&amp;',
  '\t',
  '\n',
  '\r',
  '\f',
  '\0',
  '\u0001',
  '\u001f',
  ' ',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\u3000',
  '\ufeff',
  '\ud800',
  '\udc00',
];
const address = fc
  .tuple(
    fc.array(fc.constantFrom(...pieces), { maxLength: 3 }),
    fc.option(fc.constantFrom(...schemes), { nil: '' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
  )
  .map(([before, scheme, after]) => before.join('') + scheme + after.join(''));

// Addresses that people do write, with a piece or two inserted somewhere.
const plain = [
  '/',
  '/shop/p/rye',
  'https://x.example/a',
  'http://x.example',
  '?a=b',
  '#top',
  'about',
  'mailto:a@b.example',
];
const nearly = fc
  .tuple(
    fc.constantFrom(...plain),
    fc.array(fc.tuple(fc.constantFrom(...pieces), fc.nat(20)), { maxLength: 2 }),
  )
  .map(([text, insertions]) =>
    insertions.reduce((whole, [piece, at]) => whole.slice(0, at) + piece + whole.slice(at), text),
  );

// Each scheme with each character in each place: what a person would try first.
const spelled = schemes.flatMap((word) =>
  pieces.flatMap((piece) =>
    Array.from(
      { length: word.length + 1 },
      (_, at) => `${word.slice(0, at)}${piece}${word.slice(at)}//x.example`,
    ),
  ),
);
const addresses = [
  ...new Set([...spelled, ...fc.sample(fc.oneof(address, nearly), { numRuns: 30_000, seed: 12 })]),
];

/** Destination of a browser: by its parser, as an attribute, and in markup that nobody escaped. */
interface Read {
  readonly address: string;
  /** Origin and scheme, or null where it is no address. */
  readonly parsed: readonly [string, string] | null;
  readonly anchor: string;
  readonly written: string | null;
}

let page: Page;
beforeAll(async () => {
  page = await openPage();
  await page.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  );
  await page.goto(base);
});
afterAll(closePages);

/** Asks the browser; lone halves of characters travel as escapes. */
async function readInBrowser(texts: readonly string[]): Promise<Read[]> {
  const json = JSON.stringify(texts);
  const read = await page.evaluate((list) => {
    const document = new DOMParser().parseFromString(
      '<base href="https://shop.example/about/us">',
      'text/html',
    );
    return (JSON.parse(list) as string[]).map((text) => {
      const url = URL.parse(text, 'https://shop.example/about/us?a=b');
      const anchor = document.createElement('a');
      anchor.setAttribute('href', text);
      const box = document.createElement('div');
      box.innerHTML = `<a href="${text}">x</a>`;
      const written = box.querySelector('a');
      return {
        parsed: url ? ([url.origin, url.protocol] as const) : null,
        anchor: anchor.protocol,
        // Null: the markup has become something else than one link.
        written:
          written &&
          box.innerHTML.match(/<a /g)?.length === 1 &&
          box.children.length === 1 &&
          written.attributes.length === 1
            ? written.protocol
            : null,
      };
    });
  }, json);
  return read.map((one, index) => ({ address: texts[index] ?? '', ...one }));
}

const harmless = new Set(['http:', 'https:', 'mailto:', 'tel:']);

describe('addresses that are stored, held against the parser of a browser', () => {
  it('have a scheme of the list when they are accepted, and a relative one stays on the site', async () => {
    const taken = addresses.filter(isSafeHref);
    expect(taken.length).toBeGreaterThan(1_000);
    expect(addresses.length - taken.length).toBeGreaterThan(10_000);
    const wrong = (await readInBrowser(taken)).filter(({ address: text, parsed, anchor, written }) => {
      const names = /^(?:https?|mailto|tel):/i.test(text);
      const stays = names || parsed === null || parsed[0] === own;
      // An address that no parser reads leads nowhere: an anchor says ":".
      const read = [parsed?.[1] ?? ':', anchor, written ?? 'markup'];
      return !stays || !read.every((protocol) => protocol === ':' || harmless.has(protocol));
    });
    expect(wrong).toEqual([]);
  });

  it('stay on the site after a form or a login, or are https without a name before the host', async () => {
    const afterForms = await readInBrowser(addresses.filter((text) => text !== '' && isSafeRedirect(text)));
    expect(afterForms.length).toBeGreaterThan(100);
    const leads = ({ address: text, parsed }: Read) =>
      parsed === null || parsed[0] === own || (text.startsWith('https://') && parsed[1] === 'https:');
    expect(afterForms.filter((afterForm) => !leads(afterForm))).toEqual([]);
    const back = await readInBrowser([...new Set(addresses.map((text) => returnPath(text, '/')))]);
    expect(back.filter(({ parsed }) => parsed?.[0] !== own)).toEqual([]);
  });

  it('an address of a parcel is of the web', async () => {
    const read = await readInBrowser(addresses.filter(isWebAddress));
    expect(read.filter(({ parsed }) => parsed !== null && !/^https?:$/.test(parsed[1]))).toEqual([]);
  });

  it('are accepted by the server when the studio has normalized them', () => {
    const made = addresses.flatMap((text) => normalizeLink(text) ?? []);
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter((text) => !isSafeHref(text))).toEqual([]);
  });

  it('keep only safe links of imported descriptions', async () => {
    const some = addresses.filter((_text, index) => index % 20 === 0);
    const html = some.map((text) => cleanHtml(`<a href="${text}">x</a><img src="${text}">`));
    const found = await page.evaluate((list) => {
      const document = new DOMParser().parseFromString(
        '<base href="https://shop.example/about/us">',
        'text/html',
      );
      return list.flatMap((text) => {
        const box = document.createElement('div');
        box.innerHTML = text;
        const addressed = [...box.querySelectorAll<HTMLElement>('[href],[src]')];
        const handlers = [...box.querySelectorAll('*')].flatMap((one) =>
          one.getAttributeNames().filter((name) => name.startsWith('on')),
        );
        return [
          ...handlers,
          ...addressed.map((one) => {
            const value = one.getAttribute('href') ?? one.getAttribute('src') ?? '';
            return URL.parse(value, 'https://shop.example/')?.protocol ?? ':';
          }),
        ];
      });
    }, html);
    expect([...new Set(found)].filter((protocol) => protocol !== ':' && !harmless.has(protocol))).toEqual([]);
    expect(found).toContain('https:');
  });
});
