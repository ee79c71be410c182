import type { Endpoint } from '@veranda/contracts/endpoint';
import { allRoutes } from '@veranda/server/app';
import { createSession as openAccountSession } from '@veranda/server/platform/sessions/account-session';
import type { Session } from '../../support/browser-session.ts';
import { createFakeStripe } from '../../support/fake-stripe.ts';
import { createTestApp } from '../../support/test-app.ts';
import { calls, callsAreOf, type Wanted } from '../audit/all-calls.ts';
import { addShop, cartPath, type Shop } from '../checkout/shop.ts';
import { everyScope, withPrograms } from '../integrations/api-shop.ts';
import type { Chance } from './chance.ts';
import { type Known, createKnownValues } from './known.ts';

/** A shop with somebody in every role that calls can be made in. */
export interface World {
  readonly shop: Shop;
  readonly known: Known;
  readonly endpoints: readonly Endpoint[];
  /** Possible caller of an endpoint, with the headers that identify them. */
  caller(endpoint: Endpoint, chance: Chance): Promise<Caller>;
  /** A call of an endpoint that succeeds; null where none is written down. */
  sample(endpoint: Endpoint, chance: Chance): Promise<Wanted | null>;
  /** Opens again what odd calls have shut: limits, the site's lock, carts; and learns what there is. */
  mend(): Promise<void>;
  /** Logs the owner in, whom a call may have logged out, and lets new shoppers come. */
  comeAgain(): Promise<void>;
  close(): Promise<void>;
}

interface Caller {
  readonly name: string;
  readonly session: Session;
  readonly headers: Readonly<Record<string, string>>;
}

/** Those whom a world's calls are made by. */
interface People {
  readonly owner: Session;
  visitor: Session;
  buyer: Session;
}

export async function createWorld(slug: string): Promise<World> {
  const stripe = await createFakeStripe();
  const shop = await addShop(await createTestApp({ stripe: stripe.origin }), slug);
  Object.assign(shop.app.deps, { outbound: leadingNowhere });
  callsAreOf(shop);
  const known = createKnownValues();
  const { secret } = await keyOf(shop);
  const people: People = { owner: shop.owner, visitor: shop.app.site(slug), buyer: shop.app.site(slug) };
  const endpoints = endpointsOf(shop);
  const comeAgain = () => bringAgain(shop, people, known);
  return {
    shop,
    known,
    endpoints,
    comeAgain,
    async mend() {
      await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
      await comeAgain();
      const base = `/api/studio/sites/${shop.siteId}`;
      await shop.owner.send('PUT', `${base}/availability`, { availability: 'public' });
      await shop.owner.send('POST', `${base}/publish`, {});
      for (const endpoint of endpoints) await learn(shop, endpoint, known);
    },
    async caller({ host, access }, chance) {
      if (chance.is(0.15)) return nobody(shop, host);
      if (access.kind === 'key') {
        const headers = { authorization: `Bearer ${secret}`, 'user-agent': 'warehouse/1.0' };
        return { name: 'key', session: shop.app.studio(), headers };
      }
      if (host === 'studio') return { name: 'owner', session: people.owner, headers: {} };
      const name = chance.of(['visitor', 'buyer'] as const);
      return { name, session: people[name], headers: {} };
    },
    sample: samplesOf(known),
    async close() {
      await shop.close();
      await stripe.close();
    },
  };
}

// Addresses that are made up lead nowhere.
const leadingNowhere = {
  send: async () => ({ kind: 'problem', problem: 'unreachable' }),
  leadsInside: async () => false,
};

async function bringAgain(shop: Shop, people: People, known: Known): Promise<void> {
  await signIn(shop);
  Object.assign(people, { visitor: await shop.shopper(), buyer: await buyerOf(shop) });
  for (const path of [cartPath, '/api/commerce/checkout'])
    known.learn((await people.buyer.send('GET', path)).json);
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
}

async function learn({ owner, siteId }: Shop, endpoint: Endpoint, known: Known): Promise<void> {
  const { method, path, host, query } = endpoint;
  const names = [...path.matchAll(/:(\w+)/g)].length;
  if (method !== 'GET' || host !== 'studio' || hasRequired(query) || names > 1) return;
  const answer = await owner.send('GET', path.replace(/:(?:site|websiteId)\b/, siteId));
  if (answer.status === 200) known.learn(answer.json);
}

async function nobody({ app, slug }: Shop, host: Endpoint['host']): Promise<Caller> {
  const session = host === 'studio' ? app.studio() : app.site(slug);
  await session.send('GET', host === 'studio' ? '/api/studio/session' : '/cart');
  return { name: 'nobody', session, headers: {} };
}

function samplesOf(known: Known): World['sample'] {
  const samples = new Map<string, Wanted | null>();
  return async ({ name }, chance) => {
    const make = calls[name];
    if (!make) return null;
    if (samples.has(name) && !chance.is(0.1)) return samples.get(name) ?? null;
    const made = await make().catch(() => null);
    if (made?.body && !Buffer.isBuffer(made.body)) known.learn(made.body);
    samples.set(name, made);
    return made;
  };
}

// Every contract of the routes: one that is added is called without anything being said here.
function endpointsOf({ app }: Shop): Endpoint[] {
  return allRoutes(app.deps).map(({ endpoint }) => endpoint);
}

async function keyOf(shop: Shop): Promise<{ secret: string }> {
  const { key } = await withPrograms(shop).program(everyScope);
  return { secret: key };
}

async function signIn({ app, owner, slug }: Shop): Promise<void> {
  const { id } = await app.db.global((tx) =>
    tx
      .selectFrom('account')
      .select('id')
      .where('email', '=', `owner@${slug}.example`)
      .executeTakeFirstOrThrow(),
  );
  const { token } = await openAccountSession(app.deps, { accountId: id, remember: true, replaces: '' });
  owner.cookies.set('adm', token);
  owner.cookies.delete('crumb');
  await owner.send('GET', '/api/studio/session');
}

let buyers = 0;

/** Somebody with an account of the site and a mug in the cart. */
async function buyerOf(shop: Shop): Promise<Session> {
  const session = await shop.shopper();
  buyers += 1;
  const user = { email: `buyer${buyers}@fuzz.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/site-users/account', user);
  await shop.setStock('MUG', 20);
  await shop.add(session, 'MUG');
  return session;
}

function hasRequired(query: Endpoint['query']): boolean {
  return query !== undefined && Object.keys((query as { required?: object }).required ?? {}).length > 0;
}
