import type { Endpoint } from '@veranda/contracts/endpoint';
import { allRoutes } from '@veranda/server/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../support/browser-session.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Session;
let visitor: Session;
let siteId = '';

beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('every'));
  visitor = app.site('every');
  await visitor.send('GET', '/');
});
afterAll(() => app.close());
// One address makes every call here: its limits start again with each test.
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

// The contracts are the same for every application: only their handlers need one.
const endpoints = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ name }) => name !== 'log-out');
const unsafe = endpoints.filter(({ method }) => method !== 'GET');
const named = (all: readonly Endpoint[]) => all.map((one) => [`${one.method} ${one.path}`, one] as const);

function sessionFor({ host }: Endpoint): Session {
  return host === 'studio' ? owner : visitor;
}

function pathOf({ path }: Endpoint, other: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => (/^(?:site|websiteId)$/.test(name) ? siteId : other));
}

const hostile = [
  '',
  '[]',
  '"text"',
  'null',
  '{',
  '{"__proto__": {"admin": true}}',
  '{"nothing": "of the kind", "quantity": 1e400}',
  JSON.stringify({ itemId: ['x'], email: { $ne: '' }, title: 'x'.repeat(100_000), version: -1 }),
];

describe('every contract', () => {
  it('has one name and one address', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ host, method, path }) => `${host} ${method} ${path}`)).size).toBe(
      endpoints.length,
    );
  });

  it('asks for a crumb when it is unsafe', () => {
    // Mail programs leave a list automatically (RFC 8058): the signed link is the proof.
    const open = unsafe.filter(({ crumb }) => crumb === 'none').map(({ name }) => name);
    expect(open.sort()).toEqual(['end-comment-mails', 'end-restock', 'refuse-reminders', 'unsubscribe']);
  });
});

describe('bad input', () => {
  it.each(named(unsafe))('%s refuses a call from another origin with crumbFail', async (_name, endpoint) => {
    const answer = await sessionFor(endpoint).send(endpoint.method, pathOf(endpoint, 'x'), '{}', {
      'content-type':
        endpoint.bodyKind === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 403) expect(answer.json).toMatchObject({ crumbFail: true });
  });

  it.each(named(unsafe))(
    '%s answers whatever it is sent, and names what is wrong',
    async (_name, endpoint) => {
      for (const body of hostile) {
        const answer = await sessionFor(endpoint).send(
          endpoint.method,
          pathOf(endpoint, 'no-such-thing'),
          body,
          {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
          },
        );
        expect(answer.status, `${body.slice(0, 60)}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
        if (answer.status === 400) expect(answer.json?.error ?? answer.text).toBeTruthy();
      }
    },
  );

  it.each(named(endpoints.filter(({ path }) => path.includes(':'))))(
    '%s does not know what is not there',
    async (_name, endpoint) => {
      for (const other of [
        '0',
        '../../etc/passwd',
        '%00',
        '01a1fc6e-b71e-7903-b591-e6675bceb2c9',
        'x'.repeat(190),
      ]) {
        const path = pathOf(endpoint, encodeURIComponent(other));
        const answer = await sessionFor(endpoint).send(endpoint.method, path);
        expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
      }
    },
  );

  it.each(named(endpoints.filter(({ access }) => access.kind === 'member')))(
    '%s lets nobody in who is not signed in',
    async (_name, endpoint) => {
      const stranger = app.studio();
      const answer = await stranger.send(endpoint.method, pathOf(endpoint, 'x'));
      expect([401, 404]).toContain(answer.status);
    },
  );

  it.each(named(endpoints.filter(({ bodyKind }) => bodyKind === 'json').slice(0, 4)))(
    'decisions §numbers body: JSON of 1 MB; %s refuses more with 413',
    async (_name, endpoint) => {
      const answer = await sessionFor(endpoint).send(
        endpoint.method,
        pathOf(endpoint, 'x'),
        JSON.stringify({ text: 'x'.repeat(1_100_000) }),
        { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      );
      expect(answer.status).toBe(413);
    },
  );
});
