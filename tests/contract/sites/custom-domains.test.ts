import { customDomainJobs } from '@veranda/server/features/custom-domains/jobs';
import type { DomainProbe } from '@veranda/server/platform/egress/domain-probe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession, type Reply, type Session } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** Records of the world; a name that is `down` cannot be asked for. */
const world = {
  texts: new Map<string, string[]>(),
  addresses: new Map<string, string[]>(),
  secured: new Set<string>(),
  down: false,
  /** Hosts that visitors got at the time when their certificate was asked for. */
  served: [] as boolean[],
};
const probe: DomainProbe = {
  texts: async (name) => {
    if (world.down) throw new Error('ETIMEOUT');
    return world.texts.get(name) ?? [];
  },
  addresses: async (host) =>
    host.endsWith('.localhost') ? ['192.0.2.1'] : (world.addresses.get(host) ?? []),
  hasCertificate: async (host) => {
    world.served.push((await visit(host)).status !== 404);
    return world.secured.has(host);
  },
};

let app: TestApp;
let owner: Session;
let siteId: string;
let other: { session: Session; siteId: string };
beforeAll(async () => {
  app = await createTestApp({ domainProbe: probe });
  ({ session: owner, siteId } = await app.ownerWithSite('with-domain'));
  other = await app.ownerWithSite('other-domain');
  await publishSite(owner, siteId);
  await publishSite(other.session, other.siteId);
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});
beforeEach(() => {
  world.texts.clear();
  world.addresses.clear();
  world.secured.clear();
  world.served = [];
});

const at = (path: string, site = siteId) => `/api/studio/sites/${site}/${path}`;
const withPort = (host: string) => `${host}:${app.port}`;
const visit = (host: string, path = '/', method = 'GET') =>
  createSession(app.port, withPort(host), { secure: false }).send(method, path);
const add = async (host: string, session = owner, site = siteId): Promise<Reply> => {
  const { json } = await session.send('POST', at('domains', site), { host });
  return json.domains?.find((domain: Reply) => domain.host === host) ?? json;
};
const check = async ({ id }: Reply, session = owner, site = siteId): Promise<Reply> => {
  const { json } = await session.send('POST', at(`domains/${id}/check`, site), {});
  return json.domains.find((domain: Reply) => domain.id === id);
};
const setRecords = ({ host, proof }: Reply) => {
  world.texts.set(proof.name, ['v=spf1 -all', proof.value]);
  world.addresses.set(host, ['192.0.2.1']);
};

describe('custom domains', () => {
  it('are served once their records are there, and lead to the main address when their certificate is', async () => {
    const domain = await add('www.bakery.com');
    expect(domain).toMatchObject({
      state: 'waiting',
      problem: null,
      isPrimary: false,
      proof: { name: '_veranda.www.bakery.com', value: expect.stringMatching(/^veranda-site=[\w-]{24}$/) },
    });
    expect(await check(domain)).toMatchObject({ state: 'waiting', problem: 'unproven' });
    expect((await visit('www.bakery.com')).status).toBe(404);
    world.addresses.set('www.bakery.com', ['192.0.2.1']);
    expect(await check(domain)).toMatchObject({ state: 'waiting', problem: 'unproven' });
    setRecords(domain);
    world.addresses.set('www.bakery.com', ['192.0.2.1', '198.51.100.7']);
    expect(await check(domain)).toMatchObject({ state: 'waiting', problem: 'other-address' });
    expect(world.served).toEqual([]);

    setRecords(domain);
    expect(await check(domain)).toMatchObject({ state: 'securing', problem: 'no-certificate' });
    // The servers in front ask whether it is served before they fetch its certificate.
    expect(world.served).toEqual([true]);
    const early = await owner.send('PUT', at('primary-domain'), { domain: domain.id });
    expect([early.status, early.json.code]).toEqual([409, 'domain-not-live']);
    world.secured.add('www.bakery.com');
    expect(await check(domain)).toMatchObject({ state: 'live', problem: null });

    const own = 'with-domain.localhost';
    const moved = async (host: string) => (await visit(host, '/about?a=1')).headers.get('location');
    expect(await moved('www.bakery.com')).toBe(`http://${withPort(own)}/about?a=1`);
    await owner.send('PUT', at('primary-domain'), { domain: domain.id });
    expect(await moved(own)).toBe(`http://${withPort('www.bakery.com')}/about?a=1`);
    const page = await visit('www.bakery.com', '/about');
    expect([page.status, page.text.includes(`http://${withPort('www.bakery.com')}/about`)]).toEqual([
      200,
      true,
    ]);
    // What a page that is still open sends to the former address is answered there.
    expect((await visit(own, '/nowhere', 'POST')).status).not.toBe(301);

    // A name server that is down says nothing; a domain that points elsewhere is the main one no more.
    world.down = true;
    expect(await check(domain)).toMatchObject({ state: 'live', problem: 'unreachable', isPrimary: true });
    world.down = false;
    world.addresses.set('www.bakery.com', ['198.51.100.7']);
    expect(await check(domain)).toMatchObject({ state: 'away', problem: 'other-address', isPrimary: false });
    expect((await visit(own, '/about')).status).toBe(200);

    expect((await owner.send('DELETE', at(`domains/${domain.id}`))).json.domains).toEqual([]);
    expect((await visit('www.bakery.com')).status).toBe(404);
  });

  it('go to another site only by whoever can prove them', async () => {
    const host = 'shared.com';
    const mine = await add(host);
    setRecords(mine);
    world.secured.add(host);
    expect((await check(mine)).state).toBe('live');
    const theirs = await add(host, other.session, other.siteId);
    expect(await check(theirs, other.session, other.siteId)).toMatchObject({
      state: 'waiting',
      problem: 'unproven',
    });
    world.texts.get(theirs.proof.name)?.push(theirs.proof.value);
    expect(await check(theirs, other.session, other.siteId)).toMatchObject({
      state: 'waiting',
      problem: 'taken',
    });
    world.texts.set(theirs.proof.name, [theirs.proof.value]);
    expect(await check(theirs, other.session, other.siteId)).toMatchObject({ state: 'live' });
    expect(await check(mine)).toMatchObject({ state: 'waiting', problem: 'unproven' });
    const moved = await visit(host, '/about');
    expect(moved.headers.get('location')).toBe(`http://${withPort('other-domain.localhost')}/about`);
  });

  it('are looked after by a job, which asks for the next one', async () => {
    const domain = await add('job.com');
    setRecords(domain);
    world.secured.add('job.com');
    const { 'check-domain': job } = customDomainJobs(app.deps);
    await job?.(siteId, { domain: domain.id }, async () => {});
    const { domains } = (await owner.send('GET', at('domains'))).json;
    expect(domains.find(({ id }: Reply) => id === domain.id)).toMatchObject({ state: 'live' });
    const due = await app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('dueAt')
        .where('dedupeKey', 'like', `check-domain:${domain.id}:live:%`)
        .execute(),
    );
    expect(due).toHaveLength(1);
    await job?.(siteId, { domain: '0192f0c1-1111-7000-8000-000000000001' }, async () => {});
  });

  it.each([
    ['bakery', 'domain-malformed'],
    ['10.0.0.1', 'domain-malformed'],
    ['job.com', 'domain-there'],
    ['https://JOB.com/shop', 'domain-there'],
    ['db.internal', 'domain-not-yours'],
  ])('refuse %j: %s', async (host, code) => expect((await add(host)).code).toBe(code));

  it('take names in any script, and are nothing that a website manager may change', async () => {
    await owner.send('POST', at('domains'), { host: 'bäckerei.de' });
    const { domains } = (await owner.send('GET', at('domains'))).json;
    expect(domains.at(-1).host).toBe('xn--bckerei-5wa.de');
    const manager = await memberWithRole(app, siteId, { role: 15 });
    expect((await manager.send('GET', at('domains'))).status).toBe(403);
  });
});
