import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asksBank, createShop, type Shop } from '../checkout/shop.ts';
import { draftDesk } from '../orders/draft-desk.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('german');
  const settings = `${studio()}/settings`;
  const before = (await shop.owner.send('GET', settings)).json;
  const german = { ...before, settings: { ...before.settings, language: 'de-DE' } };
  expect((await shop.owner.send('PUT', settings, german)).status).toBe(200);
  expect((await shop.owner.send('POST', `${studio()}/publish`, {})).status).toBe(200);
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

const studio = () => `/api/studio/sites/${shop.siteId}`;

async function setMerchandising(changes: object) {
  const path = `${studio()}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', path)).json;
  const body = { merchandising: { ...merchandising, ...changes }, version };
  const saved = await shop.owner.send('PUT', path, body);
  expect(saved.status).toBe(200);
  return saved.json;
}

describe('a site whose owner has written no texts', () => {
  it('offers restock alerts and names scarcity in its own language, also where the English defaults were stored', async () => {
    const storedDefaults = {
      scarcityText: 'Only {qtyInStock} left',
      restockCallToAction: 'Tell me when it is back',
      restockPlaceholder: 'you@example.com',
      restockButton: 'Notify me',
      restockMailingListText: 'Also send me news from the shop.',
    };
    const switches = { restockEnabled: true, mailingListSignUpEnabled: true, scarcityEnabled: true };
    const { merchandising, siteTexts } = await setMerchandising({ ...switches, ...storedDefaults });
    expect([merchandising.restockButton, siteTexts.restockButton]).toEqual(['', 'Benachrichtigen']);
    await shop.setStock('SHIRT-M', 0);
    await shop.setStock('MUG', 2);
    const visitor = await shop.shopper();
    const shirt = (await visitor.send('GET', '/shop/p/shirt')).text;
    for (const text of Object.values(storedDefaults)) expect(shirt).not.toContain(text);
    expect(shirt).toContain('Benachrichtigt mich, wenn es wieder da ist');
    expect(shirt).toContain('Schickt mir auch Neuigkeiten aus dem Shop.');
    expect((await visitor.send('GET', '/shop/p/mug')).text).toContain('>Nur noch 2 verfügbar<');
    await setMerchandising({ restockButton: 'Her damit' });
    expect((await visitor.send('GET', '/shop/p/shirt')).text).toContain('Her damit');
  });

  it('asks for the buyer’s answer to the test bank in its own language', async () => {
    await shop.setStock('MUG', 5);
    const visitor = await shop.shopper();
    await shop.add(visitor, 'MUG');
    const { actionUrl } = (await shop.complete(visitor, 1750, { payment: asksBank })).json;
    const page = (await visitor.send('GET', actionUrl)).text;
    for (const text of ['Sind Sie das?', 'bittet um eine Zahlung.', 'Ja, bezahlen', 'Nein, ablehnen'])
      expect(page).toContain(text);
  });

  it('names the discounts of an invoice in its own language', async () => {
    const desk = draftDesk(() => shop);
    const off = (percent: number) => ({ kind: 'percent', percent });
    const { link } = await desk.sent({ lines: [desk.own({ discount: off(50) })], discount: off(10) });
    const buyer = await desk.opened(link);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const checkout = (await buyer.send('POST', link, '', form)).headers.get('location') ?? '';
    const page = (await buyer.send('GET', checkout)).text;
    expect(page).toContain('Rabatt auf einen Artikel');
    expect(page).not.toContain('Discount');
  });

  it('tells the studio the words of fresh blocks in its own language', async () => {
    const { site } = (await shop.owner.send('GET', studio())).json;
    expect(site.sampleTexts).toMatchObject({
      blockButton: 'Mehr erfahren',
      blockAnswer: 'Schreib hier die Antwort.',
      blockMenu: expect.stringContaining('Tagessuppe'),
    });
  });

  it('starts forms with titles in its own language, and tells the studio those of further fields', async () => {
    const make = async (purpose: string) =>
      (await shop.owner.send('POST', `${studio()}/forms`, { name: purpose, purpose })).json.form;
    const form = await make('form');
    const fields: { title: string; position: string }[] = Object.values(form.document.fields);
    const titles = fields
      .toSorted((one, other) => (one.position < other.position ? -1 : 1))
      .map(({ title }) => title);
    expect(titles).toEqual(['Name', 'E-Mail', 'Nachricht']);
    expect(form.document.advanced.submitLabel).toBe('Absenden');
    expect(form.fieldTitles).toMatchObject({ phone: 'Telefon', date: 'Datum' });
    expect(form.freshOptions).toEqual(['Option 1', 'Option 2']);
    const { advanced } = (await make('newsletter')).document;
    expect([advanced.submitLabel, JSON.stringify(advanced.message)]).toEqual([
      'Anmelden',
      expect.stringContaining('Vielen Dank für die Anmeldung!'),
    ]);
  });
});
