import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@veranda/contracts/endpoint';
import { isRecorded } from '@veranda/server/platform/audit/record-call';
import { allRoutes } from '@veranda/server/app';
import { announce } from '../../support/upload-in-parts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeStripe, type FakeStripe } from '../../support/fake-stripe.ts';
import { createTestApp } from '../../support/test-app.ts';
import { calls, callsAreOf, type Wanted } from '../audit/all-calls.ts';
import { addShop, type Shop } from '../checkout/shop.ts';

let theirs: Shop;
let own: Shop;
let stripe: FakeStripe;

beforeAll(async () => {
  stripe = await createFakeStripe();
  const app = await createTestApp({ stripe: stripe.origin });
  theirs = await addShop(app, 'theirs');
  own = await addShop(app, 'own');
  callsAreOf(theirs);
});
beforeEach(() => own.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  expect(own.app.faults).toEqual([]);
  await own.close();
  await stripe.close();
});

// The contracts are the same for every application: only their handlers need one.
const ofMembers = allRoutes({ settings: { development: true }, mail: { inbox: null } } as never)
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access.kind === 'member');
/** Parameters that name one of a few things that every site has, or a file by its content. */
const words = /^(?:site|websiteId|kind|provider|country|sheet|screen|kit|report)$/;
const namesOf = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (words.test(name) ? [] : [name]));
const naming = ofMembers.filter((endpoint) => namesOf(endpoint).length > 0);
const changing = naming.filter(isRecorded);
const reading = naming.filter((endpoint) => !isRecorded(endpoint));

/** Ids of the other site by the parameter that names them, each of something that is there. */
const known = new Map<string, string>();

function learn({ path }: Endpoint, made: string): void {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = path.replace(/[.]/g, '\\.').replace(/:\w+/g, '([^/]+)');
  const values = new RegExp(`^${pattern}$`).exec(made.split('?')[0] ?? '')?.slice(1) ?? [];
  names.forEach((name, at) => {
    // The first form has answers, and the last order something to pack.
    if (name !== 'form' || !known.get(name)) known.set(name, values[at] ?? '');
  });
}

async function learnImport(): Promise<void> {
  const wanted = await calls['import-products']?.();
  const made = await theirs.owner.send('POST', wanted?.path ?? '', wanted?.body, wanted?.headers);
  expect(made.status, made.text).toBe(200);
  known.set('run', made.json.id);
}

async function learnVersion(): Promise<void> {
  const wanted = await calls['keep-version']?.();
  const made = await theirs.owner.send('POST', wanted?.path ?? '', wanted?.body);
  expect(made.status, made.text).toBe(200);
  known.set('version', made.json.version.id);
  known.set('document', /documents\/page\/([^/]+)/.exec(wanted?.path ?? '')?.[1] ?? '');
}

async function learnUpload(): Promise<void> {
  const { path } = await announce({ session: theirs.owner, siteId: theirs.siteId }, 'notes.txt', 4);
  known.set('upload', path.slice(path.lastIndexOf('/') + 1));
}

const headersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'append-to-upload': { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
};

/** Bodies of calls that change nothing of what is kept. */
const bodies: Readonly<Record<string, object>> = {
  'append-to-upload': Buffer.from('note'),
  'send-transactions': {
    base: 0,
    transactions: [{ id: randomUUID(), label: 'Nothing', edits: [{ name: 'none', args: {} }] }],
  },
  'send-presence': { client: randomUUID(), selection: [], sectionId: '' },
};

const onOwn = (path: string): string => path.replace(theirs.siteId, own.siteId);

describe('an id of another site', { timeout: 60_000 }, () => {
  it.each(changing.map((one) => [one.name, one] as const))(
    'is not found by %s, and nothing of it is changed or told',
    async (name, endpoint) => {
      const wanted: Wanted | undefined = await calls[name]?.();
      const path = wanted?.path ?? '';
      learn(endpoint, path);
      const { status, json } = await own.owner.send(
        endpoint.method,
        onOwn(path),
        wanted?.body,
        wanted?.headers,
      );
      expect([status, json?.error ? 'a refusal' : json]).toEqual([404, 'a refusal']);
    },
  );

  it.each(reading.map((one) => [one.name, one] as const))('is not found by %s', async (name, endpoint) => {
    if (namesOf(endpoint).includes('run')) await learnImport();
    if (namesOf(endpoint).includes('version')) await learnVersion();
    if (namesOf(endpoint).includes('upload')) await learnUpload();
    expect(namesOf(endpoint).filter((name) => !known.get(name))).toEqual([]);
    const place = endpoint.path.replace(/:(\w+)/g, (_, parameter: string) =>
      /^(?:site|websiteId)$/.test(parameter) ? theirs.siteId : (known.get(parameter) ?? ''),
    );
    const body = bodies[name];
    const path = name === 'watch-document' ? `${place}?from=0` : place;
    // Its own events have no end.
    if (name !== 'watch-document') {
      const seen = await theirs.owner.send(endpoint.method, path, body, headersOf[name]);
      expect([seen.status, seen.status === 200 ? '' : seen.text]).toEqual([200, '']);
    }
    const { status, text } = await own.owner.send(endpoint.method, onOwn(path), body, headersOf[name]);
    expect([status, status === 404 ? '' : text]).toEqual([404, '']);
  });
});
