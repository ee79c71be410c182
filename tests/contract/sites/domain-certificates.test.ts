import { customDomainJobs } from '@veranda/server/features/custom-domains/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askByTls } from '../../support/ask-by-tls.ts';
import { createSession, type Reply, type Session } from '../../support/browser-session.ts';
import { type FakeAcme, startFakeAcme } from '../../support/fake-acme.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let acme: FakeAcme;
let owner: Session;
let siteId: string;
/** What the authority hears instead of the product; null for the product itself. */
let instead: string | null = null;
const asked: string[] = [];

beforeAll(async () => {
  acme = await startFakeAcme(async (host, path) => {
    if (instead !== null) return instead;
    asked.push(path);
    const reply = await visit(host, path);
    return reply.status === 200 ? reply.text : null;
  });
  app = await createTestApp({
    acme: { directory: acme.directory, email: 'operator@example.com' },
    domainProbe: {
      texts: () => Promise.resolve(['veranda-site=*']),
      addresses: () => Promise.resolve(['192.0.2.1']),
      hasCertificate: () => Promise.reject(new Error('the product has its certificates itself')),
    },
  });
  ({ session: owner, siteId } = await app.ownerWithSite('certified'));
  await publishSite(owner, siteId);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
  await acme.close();
});

const at = (path: string) => `/api/studio/sites/${siteId}/${path}`;
const visit = (host: string, path = '/', headers: Readonly<Record<string, string>> = {}) =>
  createSession(app.port, `${host}:${app.port}`).send('GET', path, undefined, headers);
const listed = async (host: string): Promise<Reply> =>
  (await owner.send('GET', at('domains'))).json.domains.find((domain: Reply) => domain.host === host);
const add = async (host: string): Promise<Reply> => {
  await owner.send('POST', at('domains'), { host });
  const domain = await listed(host);
  await owner.send('POST', at(`domains/${domain.id}/check`), {});
  return listed(host);
};
const order = async (domain: Reply): Promise<Reply> => {
  await customDomainJobs(app.deps)['obtain-certificate']?.(siteId, { domain: domain.id }, async () => {});
  return listed(domain.host);
};
const ordersOf = (domain: Reply) =>
  app.db.global((tx) =>
    tx
      .selectFrom('outbox')
      .select('payload')
      .where('dedupeKey', 'like', `obtain-certificate:${domain.id}:%`)
      .execute(),
  );
const daysUntil = (instant: string) => (Date.parse(instant) - Date.now()) / 86_400_000;

describe('certificates of custom domains', () => {
  it('are ordered once a domain points here, served by the name asked for, and plain http leads to them', async () => {
    const waiting = await add('www.bakery.com');
    expect(waiting).toMatchObject({ state: 'securing', certificate: { state: 'waiting', until: null } });
    expect(await ordersOf(waiting)).toHaveLength(1);
    expect((await visit('www.bakery.com', '/about')).headers.get('location')).not.toMatch(/^https/);

    const live = await order(waiting);
    expect(live).toMatchObject({
      state: 'live',
      problem: null,
      certificate: { state: 'issued', problem: null },
    });
    expect(Math.round(daysUntil(live.certificate.until))).toBe(90);
    const plain = await visit('www.bakery.com', '/about?a=1');
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://www.bakery.com/about?a=1']);
    // What servers in front of the product have had by https is answered.
    const behind = await visit('www.bakery.com', '/about', { 'x-forwarded-proto': 'https' });
    expect(behind.status).toBe(301);
    // The authority asks by plain http for the next one too; a token that is over says nothing.
    expect((await visit('www.bakery.com', asked[0])).status).toBe(404);

    await owner.send('PUT', at('primary-domain'), { domain: live.id });
    const page = await askByTls(app, { host: 'www.bakery.com', path: '/about', root: acme.root });
    expect(page).toMatchObject({ status: 200, isTrusted: true });
    await expect(askByTls(app, { host: 'nobody.com', path: '/', root: acme.root })).rejects.toThrow();
    // Nothing is ordered that is there.
    await order(live);
    expect(acme.ordered).toEqual(['www.bakery.com']);
  });

  it('keep their private key and that of the account sealed', async () => {
    const rows = await app.db.forSite(siteId, (tx) =>
      tx
        .selectFrom('domainCertificate')
        .select(['chain', 'keySealed'])
        .where('siteId', '=', siteId)
        .execute(),
    );
    const accounts = await app.db.global((tx) => tx.selectFrom('acmeAccount').select('keySealed').execute());
    expect(accounts).toHaveLength(1);
    expect(rows[0]?.chain).toContain('BEGIN CERTIFICATE');
    for (const { keySealed } of [...rows, ...accounts])
      expect(Buffer.from(keySealed ?? '').toString('latin1')).not.toContain('PRIVATE KEY');
  });

  it('tell why an order failed, and are ordered again after pauses that grow', async () => {
    instead = 'another server';
    const domain = await add('stuck.com');
    const failed = await order(domain);
    expect(failed).toMatchObject({
      state: 'securing',
      certificate: { state: 'failed', problem: 'unanswered', until: null },
    });
    const pause = async () => daysUntil((await listed('stuck.com')).certificate.nextAt) * 24 * 60;
    expect(Math.round(await pause())).toBe(15);
    const before = acme.ordered.length;
    await owner.send('POST', at(`domains/${domain.id}/check`), {});
    await order(domain);
    expect(acme.ordered).toHaveLength(before);

    await endPause(domain);
    await order(domain);
    expect(Math.round(await pause())).toBe(30);
    instead = null;
    await endPause(domain);
    acme.refuseNext({ type: 'rateLimited', retryAfter: String(3 * 86_400) });
    expect((await order(domain)).certificate.problem).toBe('limited');
    expect(Math.round(await pause())).toBe(3 * 24 * 60);
    await endPause(domain);
    expect(await order(domain)).toMatchObject({
      state: 'live',
      certificate: { state: 'issued', problem: null },
    });
    expect(acme.accounts.size).toBe(1);
  });

  it('are renewed 30 days before their end; one that is there stays where that fails', async () => {
    acme.setDays(31);
    const domain = await order(await add('short.com'));
    await order(domain);
    expect(acme.ordered.filter((host) => host === 'short.com')).toHaveLength(1);
    await moveEnd(domain, 29);
    acme.refuseNext({ type: 'caa' });
    await owner.send('POST', at(`domains/${domain.id}/check`), {});
    expect(await ordersOf(domain)).toHaveLength(2);
    expect(await order(domain)).toMatchObject({
      state: 'live',
      certificate: { state: 'issued', problem: 'caa' },
    });
    acme.setDays(90);
    await endPause(domain);
    const renewed = await order(domain);
    expect(Math.round(daysUntil(renewed.certificate.until))).toBe(90);
  });

  it('go with their domain', async () => {
    const domain = await listed('short.com');
    await owner.send('DELETE', at(`domains/${domain.id}`));
    const left = await app.db.forSite(siteId, (tx) =>
      tx.selectFrom('domainCertificate').select('domainId').where('domainId', '=', domain.id).execute(),
    );
    expect(left).toEqual([]);
  });
});

async function endPause({ id }: Reply): Promise<void> {
  await app.db.forSite(siteId, (tx) =>
    tx
      .updateTable('domainCertificate')
      .set({ nextAt: new Date(0) })
      .where('domainId', '=', id)
      .execute(),
  );
}

async function moveEnd({ id }: Reply, days: number): Promise<void> {
  const expiresAt = new Date(Date.now() + days * 86_400_000);
  await app.db.forSite(siteId, (tx) =>
    tx.updateTable('domainCertificate').set({ expiresAt }).where('domainId', '=', id).execute(),
  );
}
