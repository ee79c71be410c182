import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@veranda/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chance, createRandomSource } from './chance.ts';
import { type MadeCall, makeCall, percent } from './make-call.ts';
import { oddTexts } from './odd-values.data.ts';
import { createWorld, type World } from './world.ts';

// `FUZZ_CALLS=40000` is the whole run; `FUZZ_SEED` is printed with every finding.
const count = Number(process.env['FUZZ_CALLS'] ?? 2_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const between = 250;

let world: World;
const tried = new Set<string>();
beforeAll(async () => {
  world = await createWorld('fuzz');
}, 120_000);
afterAll(() => world.close());

interface Finding {
  readonly call: string;
  readonly answer: string;
  readonly faults: readonly string[];
}

async function tryOne(endpoint: Endpoint, chance: Chance): Promise<Finding | null> {
  const { shop, known } = world;
  const { name, session, headers } = await world.caller(endpoint, chance);
  const sample = chance.is(0.7) ? await world.sample(endpoint, chance) : null;
  const call = makeCall(endpoint, { chance, known, siteId: shop.siteId, sample });
  shop.app.faults.length = 0;
  const answered = session
    .send(call.method, call.path, call.body, { ...call.headers, ...headers })
    .catch((error: unknown) => ({ status: 599, text: String(error) }));
  const answer = await (endpoint.name === 'watch-document'
    ? Promise.race([answered, whileOpen()])
    : answered);
  if (answer.status === 200) known.learn('json' in answer ? answer.json : null);
  if (name === 'owner' && answer.status === 401) await world.comeAgain();
  const met = shop.app.faults.splice(0).filter((one) => !isWantedError(one));
  if (answer.status < 500 && met.length === 0) return null;
  const told = `${endpoint.name} as ${name}: ${describeCall(call)}`;
  const faults = met.map((one) => String((one as { error?: unknown }).error));
  return { call: told, answer: `${answer.status} ${answer.text.slice(0, 200)}`, faults };
}

/** The events of a document have no end: what is not refused within a second is open. */
const whileOpen = async () => pause(1000, { status: 200, text: '' });

// A look-up without a tracking context is logged as an error and goes on (administration §7).
const isWantedError = (fault: object): boolean => 'productSection' in fault;

function describeCall({ method, path, body, headers }: MadeCall): string {
  const text = body === undefined ? '' : JSON.stringify(body.toString()).slice(0, 600);
  return `${method} ${path.slice(0, 400)} ${JSON.stringify(headers).slice(0, 300)} ${text}`;
}

describe(`${count} made-up calls of every endpoint, seed ${seed}`, () => {
  it('are all answered, none with a fault', { timeout: 60_000 + count * 200 }, async () => {
    const chance = createRandomSource(seed);
    // Each in turn, those beside each other apart: a prime that does not divide their number leaves none out.
    const stride = [7, 11, 13].find((prime) => world.endpoints.length % prime !== 0) ?? 1;
    const findings: Finding[] = [];
    for (let done = 0; done < count; done += 1) {
      if (done % between === 0) await world.mend();
      if (done % 50 === 0) await world.comeAgain();
      const endpoint = world.endpoints[(done * stride) % world.endpoints.length];
      if (endpoint) tried.add(endpoint.name);
      const found = endpoint ? await tryOne(endpoint, chance) : null;
      if (found) findings.push(found);
    }
    expect(findings).toEqual([]);
  });

  it('of pages are answered too, whatever is in their addresses', { timeout: 120_000 }, async () => {
    const { app } = world.shop;
    const visitor = await world.shop.shopper();
    const found: string[] = [];
    for (const text of oddTexts) {
      const odd = percent(text.slice(0, 900));
      for (const path of [
        `/${odd}`,
        `/shop/p/${odd}`,
        `/shop?category=${odd}&offset=${odd}`,
        `/search?q=${odd}`,
      ])
        for (const session of [visitor, app.studio()]) {
          const answer = await session.send('GET', path);
          if (answer.status >= 500 || app.faults.splice(0).length > 0) found.push(`${answer.status} ${path}`);
        }
    }
    expect(found).toEqual([]);
  });

  it('come to every endpoint that there is', () => {
    expect(count).toBeGreaterThan(2 * world.endpoints.length);
    expect(tried.size).toBe(world.endpoints.length);
  });
});
