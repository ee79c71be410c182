import { customDomainJobs } from '@veranda/server/features/custom-domains/jobs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, expectNoAxeViolations, screenshot } from '../support/browser.ts';
import { createSession, type Reply, type Session } from '../support/browser-session.ts';
import { startFakeAcme } from '../support/fake-acme.ts';
import { publishSite } from '../support/publish-site.ts';
import { openSecondBrowser, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

describe('custom domains', () => {
  it('are added with the records to set, checked, made the primary address and removed', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('domained');
    await publishSite(session, siteId);
    const page = await openSecondBrowser(app, session, 390);
    await page.goto(paths.domains(slug));
    await page.getByRole('button', { name: 'Add domain' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Domain').fill('bread');
    await page.keyboard.press('Enter');
    await dialog.getByText('Enter a domain such as www.example.com.').waitFor();
    await dialog.getByLabel('Domain').fill('https://www.bread.localhost/menu');
    await page.keyboard.press('Enter');
    await toast(page, 'Domain added. Now set its records.').waitFor();
    const card = page.getByRole('region', { name: 'www.bread.localhost' });
    await card.getByText('Waiting for records').waitFor();
    await card.getByText('_veranda.www.bread.localhost').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [button, text] of [
      ['Copy the type of the CNAME record', 'CNAME'],
      ['Copy the name of the TXT record', '_veranda.www.bread.localhost'],
      ['Copy the value of the CNAME record', `${slug}.`],
    ] as const) {
      await card.getByRole('button', { name: button }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text);
    }
    await expectNoAxeViolations(page);
    await screenshot(page, 'domains-390');
    await page.setViewportSize({ width: 1280, height: 900 });
    await screenshot(page, 'domains-1280');
    await card.getByRole('button', { name: 'Check now' }).click();
    await toast(page, 'Checked www.bread.localhost: Live').waitFor();
    await card.getByRole('button', { name: 'Make primary' }).click();
    await card.getByText('All other addresses redirect to it.').waitFor();
    await screenshot(page, 'domains-primary-1280');

    await page.goto(`http://${slug}.${app.studioHost}/about`);
    expect(page.url()).toBe(`http://www.bread.${app.studioHost}/about`);
    await page.goto(`http://${app.studioHost}${paths.domains(slug)}`);
    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await card.waitFor({ state: 'detached' });
    expect((await app.site(slug).send('GET', '/about')).status).toBe(200);
    await page.context().close();
  });
});

/** Domains by what becomes of their certificate, with the sentence that their owner reads. */
const certificates = {
  'ordered.com':
    'Your records are right. The certificate for https is on its way, which takes a few minutes.',
  'unanswered.com':
    /^No certificate for https yet\. The certificate authority could not reach your site .* elsewhere\. Next attempt: .*, \d/,
  'dns.com':
    /^No certificate for https yet\. The name servers of the domain did not answer .* Next attempt: /,
  'caa.com': /^No certificate for https yet\. A CAA record of the domain forbids .* Next attempt: /,
  'rejected.com':
    /^No certificate for https yet\. The certificate authority does not issue .* Next attempt: /,
  'limited.com': /^No certificate for https yet\. Too many certificates were ordered .* Next attempt: /,
  'faulty.com':
    /^No certificate for https yet\. The certificate authority did not answer as expected\. Next attempt: /,
  'issued.com': /^The certificate for https is valid until \w+ \d+, \d{4} and is renewed automatically\.$/,
  'kept.com':
    /^The certificate for https is valid until \w+ \d+, \d{4}\. It could not be renewed yet\. A CAA record .* Next attempt: /,
  'ended.com':
    /^The certificate for https ended on \w+ \d+, \d{4}\. Browsers warn your visitors .* A CAA record .* Next attempt: /,
} as const;
type Certified = keyof typeof certificates;

const refusals: Partial<Record<Certified, string>> = {
  'unanswered.com': 'connection',
  'dns.com': 'dns',
  'caa.com': 'caa',
  'rejected.com': 'rejectedIdentifier',
  'limited.com': 'rateLimited',
  'faulty.com': 'serverInternal',
};

describe('the certificate of a custom domain', () => {
  it('is told in a sentence: ordered, valid, not to be had, not renewed, and ended', async () => {
    const acme = await startFakeAcme(async (host, path) => {
      const reply = await createSession(certified.port, `${host}:${certified.port}`).send('GET', path);
      return reply.status === 200 ? reply.text : null;
    });
    const certified = await createTestApp({
      acme: { directory: acme.directory, email: 'operator@example.com' },
      domainProbe: {
        texts: () => Promise.resolve(['veranda-site=*']),
        addresses: () => Promise.resolve(['192.0.2.1']),
        hasCertificate: () => Promise.resolve(false),
      },
    });
    const { session, siteId, slug } = await certified.ownerWithSite('certified');
    const order = orderer(certified, session, siteId);
    for (const host of Object.keys(certificates) as Certified[]) {
      const domain = await order.add(host);
      const type = refusals[host];
      if (type) acme.refuseNext({ type });
      if (host !== 'ordered.com') await order.run(domain);
      if (!['kept.com', 'ended.com'].includes(host)) continue;
      await order.moveEnd(domain, host === 'kept.com' ? 20 : -1);
      acme.refuseNext({ type: 'caa' });
      await order.run(domain);
    }
    const page = await openSecondBrowser(certified, session, 1280);
    await page.goto(paths.domains(slug));
    for (const [host, sentence] of Object.entries(certificates)) {
      const card = page.getByRole('region', { name: host, exact: true });
      await card.waitFor();
      expect(await sentencesOf(card), host).toEqual([expect.stringMatching(sentence)]);
      const isLive = ['issued.com', 'kept.com', 'ended.com'].includes(host);
      await card.getByText(isLive ? 'Live' : 'Getting certificate', { exact: true }).waitFor();
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
      await screenshot(page, `domain-certificates-${width}`);
    }
    await page.context().close();
    expect(certified.faults).toEqual([]);
    await certified.close();
    await acme.close();
  }, 60_000);
});

const sentencesOf = (card: Locator) => card.getByRole('status').allTextContents();

/** Adds domains that are served at once, and does the work of their orders. */
function orderer(certified: TestApp, session: Session, siteId: string) {
  const at = (path: string) => `/api/studio/sites/${siteId}/${path}`;
  const set = (id: string, values: { expiresAt?: Date; nextAt: Date }) =>
    certified.db.forSite(siteId, (tx) =>
      tx.updateTable('domainCertificate').set(values).where('domainId', '=', id).execute(),
    );
  return {
    async add(host: string): Promise<string> {
      const added = await session.send('POST', at('domains'), { host });
      const { id } = added.json.domains.find((domain: Reply) => domain.host === host);
      await session.send('POST', at(`domains/${id}/check`), {});
      return id;
    },
    run: (domain: string) =>
      customDomainJobs(certified.deps)['obtain-certificate']?.(siteId, { domain }, async () => {}),
    moveEnd: (id: string, days: number) =>
      set(id, { expiresAt: new Date(Date.now() + days * 86_400_000), nextAt: new Date(0) }),
  };
}
