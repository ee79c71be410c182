import { joinMessages, messageTexts } from '@veranda/messages/catalog';
import { checkoutMessages } from '@veranda/messages/checkout/messages';
import { errorMessages } from '@veranda/messages/errors/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from './shop.ts';
import { twoDrawings } from './two-drawings.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('tongues');
});
afterAll(() => shop.close());

async function speak(language: string): Promise<Session> {
  const path = `/api/studio/sites/${shop.siteId}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  await shop.owner.send('PUT', path, { settings: { ...settings, language }, version });
  await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}

const messages = joinMessages(checkoutMessages, errorMessages);

/** English messages that the language says in other words, as patterns of a whole text. */
function englishOf(language: string): RegExp[] {
  const texts: Readonly<Record<string, string>> = messageTexts(messages, language);
  return Object.entries<string>(messages.en)
    .filter(([key, english]) => texts[key] !== english)
    .map(([, english]) => english.replace(/^\{count, plural, .*other \{#(.*)\}\}$/, '{count}$1'))
    .filter((english) => /[a-z]{3}/i.test(english.replace(/\{\w+\}/g, '')))
    .map((english) => english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'))
    .map((pattern) => new RegExp(`^${pattern}$`));
}

describe('the checkout in the language of its site', () => {
  it.each([
    ['de-DE', 'Lieferung', 'Frankreich', '12,00'],
    ['fr-FR', 'Livraison', 'Allemagne', '12,00'],
    ['es-ES', 'Entrega', 'Alemania', '12,00'],
    ['it-IT', 'Consegna', 'Germania', '12,00'],
    ['nl-NL', 'Bezorging', 'Duitsland', '12,00'],
    ['pt-PT', 'Entrega', 'Alemanha', '12,00'],
    ['pt-BR', 'Entrega', 'Alemanha', '12,00'],
    ['da-DK', 'Levering', 'Tyskland', '12,00'],
    ['sv-SE', 'Leverans', 'Tyskland', '12,00'],
    ['nb-NO', 'Levering', 'Tyskland', '12,00'],
    ['fi-FI', 'Toimitus', 'Saksa', '12,00'],
    ['pl-PL', 'Dostawa', 'Niemcy', '12,00'],
    ['cs-CZ', 'Doručení', 'Německo', '12,00'],
    ['ja-JP', 'お届け先', 'ドイツ', '12.00'],
  ])('in %s: no sentence of it is English', async (language, title, country, amount) => {
    const session = await speak(language);
    const crumb = session.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({ crumb, action: 'pay', email: 'x', country: 'US', region: 'Nowhere' });
    const page = await session.send('POST', '/checkout', form.toString(), { accept: 'text/html' });
    expect(page.text).toContain(`<h2>${title}</h2>`);
    expect(page.text).toContain(`>${country}</option>`);
    expect(page.text).toContain(amount);
    const { server, react } = twoDrawings(page.text);
    expect(react).toBe(server);
    const words = page.text.replace(/<script[\s\S]*?<\/script>/g, '').split(/<[^>]*>/);
    const english = englishOf(language);
    expect(words.filter((word) => english.some((pattern) => pattern.test(word.trim())))).toEqual([]);
  });
});
