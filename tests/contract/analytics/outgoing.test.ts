import { addToOutbox } from '@veranda/db/platform/outbox';
import { analyticsJobs } from '@veranda/server/features/analytics/jobs';
import { foldVisits } from '@veranda/server/features/analytics/fold-visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const day = 86_400_000;
const minute = 60_000;
const fromPage = {
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};

beforeAll(async () => {
  shop = await createShop('outgoing', { measuresVisits: true });
  const hit = {
    at: new Date(),
    visitor: 1n,
    amount: 1,
    source: '',
    campaign: '',
    language: 'en',
    country: '',
    device: 'phone',
  } as const;
  shop.app.deps.hits.add(shop.siteId, { ...hit, kind: 'pageView', path: '/about', subject: '' });
  shop.app.deps.hits.add(shop.siteId, { ...hit, kind: 'siteSearch', path: '/search', subject: 'mug' });
  await shop.app.deps.hits.flush();
  await foldVisits(shop.app.deps);
}, 60_000);
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

describe('the mail of the week', () => {
  it('goes to an owner who has switched it on, on Mondays and once, with what happened in ten lines', async () => {
    const { app, siteId } = shop;
    const asked = async (now: number) => {
      const deps = { ...app.deps, now: () => now };
      await analyticsJobs(deps)['ask-week-mails']?.('', {}, async () => undefined);
      return app.db.global((tx) =>
        tx.selectFrom('outbox').selectAll().where('topic', '=', 'week-mail').execute(),
      );
    };
    const sinceMonday = (new Date().getUTCDay() + 6) % 7;
    const monday = Math.floor(Date.now() / day) * day + (7 - sinceMonday) * day + 17 * 60 * minute;
    expect(await asked(monday)).toEqual([]);
    const path = `/api/studio/sites/${siteId}/commerce/mail-settings`;
    const kinds: { kind: string; words: object; version: string }[] = (await shop.owner.send('GET', path))
      .json.mailSettings;
    const { words, version } = kinds.find(({ kind }) => kind === 'shop-week') ?? {};
    const saved = await shop.owner.send('PUT', `${path}/shop-week`, { words, enabled: true, version });
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    expect(await asked(monday - day)).toEqual([]);
    await asked(monday);
    const [message, ...more] = await asked(monday);
    expect(more).toEqual([]);
    const sent: { to: string; text: string; subject: string }[] = [];
    const mail = { ...app.deps.mail, send: async (one: (typeof sent)[number]) => void sent.push(one) };
    const jobs = analyticsJobs({ ...app.deps, mail } as never);
    await jobs['week-mail']?.(siteId, message?.payload, async () => undefined);
    expect(sent).toMatchObject([
      { to: 'owner@outgoing.example', subject: expect.stringContaining('Your week') },
    ]);
    for (const word of ['Visits', 'Sales', 'Conversion', 'Most seen page', 'Searched most'])
      expect(sent[0]?.text).toContain(word);
  });
});

describe('the service of events beside our own', () => {
  it('administration §3 analytics event: has eventName, websiteId and memberAccountId; administration §3 analytics event: has templateId and variantId; administration §3 analytics event: has website_locale and member_locale; administration §3 analytics event: has pagePath and pageHash', async () => {
    const { app, siteId } = shop;
    const sent: { url: string; body?: string }[] = [];
    const outbound = app.deps.outbound;
    Object.assign(app.deps.settings, { eventsUrl: 'https://events.example/take' });
    Object.assign(app.deps, {
      outbound: {
        ...outbound,
        send: async (request: { url: string; body?: string }) => {
          sent.push(request);
          return { kind: 'answered', status: sent.length === 1 ? 503 : 200, text: '' };
        },
      },
    });
    const visitor = await shop.shopper();
    const data = { item_title: 'Mug', variant_id: 'v1', page_path: '/shop/p/mug', page_hash: '#large' };
    const fields = {
      crumb: visitor.cookies.get('crumb') ?? '',
      event: 'CommerceShopping_VisitPDP',
      data: JSON.stringify(data),
    };
    const body = new URLSearchParams(fields).toString();
    const headers = { ...fromPage, 'accept-language': 'de-CH,en' };
    expect((await visitor.send('POST', '/api/events/RecordEvent', body, headers)).json).toEqual({
      recorded: true,
    });
    const jobs = analyticsJobs(app.deps);
    const [message] = await app.db.global((tx) =>
      tx.selectFrom('outbox').selectAll().where('topic', '=', 'send-event').execute(),
    );
    const send = () => jobs['send-event']?.(siteId, message?.payload, async () => undefined);
    expect([await send(), await send()]).toEqual(['again', 'done']);
    expect(sent[0]?.url).toBe('https://events.example/take');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      eventName: 'CommerceShopping_VisitPDP',
      websiteId: siteId,
      memberAccountId: null,
      templateId: 'levain',
      variantId: 'v1',
      website_locale: 'en-US',
      member_locale: 'de',
      pagePath: '/shop/p/mug',
      pageHash: '#large',
    });
    Object.assign(app.deps, { outbound });
    Object.assign(app.deps.settings, { eventsUrl: undefined });
  });
});

describe('the fold of a minute', () => {
  it('leaves no message in the outbox for longer than an hour', async () => {
    const { app } = shop;
    const topic = 'fold-visits';
    const message = (dedupeKey: string) => ({ id: app.deps.newId(), topic, dedupeKey, payload: {} });
    await app.db.global(async (tx) => {
      await addToOutbox(tx, message('fold-visits:old'));
      const sentAt = new Date(Date.now() - 2 * 60 * minute);
      await tx.updateTable('outbox').set({ sentAt }).where('topic', '=', topic).execute();
      await addToOutbox(tx, message('fold-visits:new'));
    });
    expect(await analyticsJobs(app.deps)[topic]?.('', {}, async () => undefined)).toBe('done');
    const left = await app.db.global((tx) =>
      tx.selectFrom('outbox').select('dedupeKey').where('topic', '=', topic).execute(),
    );
    expect(left).toEqual([{ dedupeKey: 'fold-visits:new' }]);
  });
});
