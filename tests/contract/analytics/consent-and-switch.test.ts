import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { translate } from '../../support/translate.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  ({ session: owner, siteId } = await app.ownerWithSite('asked'));
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

describe('the banner that asks for consent', () => {
  it('has the owner’s texts in each language of the site, and those of the language where there are none', async () => {
    const base = `/api/studio/sites/${siteId}`;
    const { settings, version } = (await owner.send('GET', `${base}/settings`)).json;
    const consent = {
      cookiePolicy: 'consent',
      consentTexts: { message: 'May we count?', accept: '', decline: '' },
    };
    await owner.send('PUT', `${base}/settings`, { settings: { ...settings, ...consent }, version });
    const languages = `/api/multilingual/languages?websiteId=${siteId}`;
    await owner.send('PUT', languages, { languages: [{ tag: 'de' }] });
    const place = { owner, siteId, language: 'de', kind: 'site' };
    await translate(place, { 'May we count?': 'Dürfen wir zählen?' });
    await publishSite(owner, siteId);
    const textsAt = async (path: string) => {
      const { text } = await app.site('asked').send('GET', path);
      return [...text.matchAll(/<p class="v-consent-text">([^<]*)|data-v-consent="yes">([^<]*)/g)].map(
        ([, message, accept]) => message ?? accept,
      );
    };
    expect(await textsAt('/about')).toEqual(['May we count?', 'Accept']);
    expect(await textsAt('/de/about')).toEqual(['Dürfen wir zählen?', 'Zustimmen']);
  });
});

describe('an installation without measuring', () => {
  it('decisions §tracking operator: a switch turns all of it off; pages carry no script and a hit is not counted', async () => {
    const off = await createTestApp({ settings: { measuresNoVisits: true } });
    const { siteId: id } = await off.ownerWithSite('off');
    const { text } = await off.site('off').send('GET', '/about');
    expect(text).not.toMatch(/bundles\/collectors|v-visit|data-v-consent/);
    const body = new URLSearchParams({ event: '1', data: '{"url":"/about"}', visitorCookie: '' }).toString();
    const headers = {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 Chrome/140.0 Safari/537.36',
    };
    const send = (place: TestApp, site: string) =>
      place.site(site).send('POST', '/api/census/RecordHit', body, headers);
    expect((await send(off, 'off')).json).toEqual({ recorded: false });
    expect((await send(app, 'asked')).json).toEqual({ recorded: true });
    await off.deps.hits.flush();
    expect(await off.db.forSite(id, (tx) => tx.selectFrom('visit_hit').select('kind').execute())).toEqual([]);
    await off.close();
  });
});
