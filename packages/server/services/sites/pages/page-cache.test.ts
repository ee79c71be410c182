import { randomBytes, scrypt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createBestCompression } from './best-compression.ts';
import { encodeResponse, sendEncodedResponse } from './encoded-response.ts';
import { createPageCache } from './page-cache.ts';
import { followShownStock, shownStockAt } from '../directory/shown-stock.ts';

const answer = (body: string, status = 200) =>
  encodeResponse({ status, headers: { 'content-type': 'text/html' }, body });

const stock = shownStockAt(1n);
const published = { revision: 'first', holds: () => false };

function cacheAt(clock: { now: number }, limit = 100_000) {
  return createPageCache({ limit, now: () => clock.now, failed: () => {} });
}

describe('the page cache', () => {
  it('makes a page once for those who come together, and again for a new version', async () => {
    const cache = cacheAt({ now: 0 });
    let made = 0;
    const make = async () => answer(`page ${++made}`);
    const both = await Promise.all([
      cache.get({ key: 'a', version: 1n, published, stock, make }),
      cache.get({ key: 'a', version: 1n, published, stock, make }),
    ]);
    expect(both.map((each) => String(each.identity.body))).toEqual(['page 1', 'page 1']);
    expect(String((await cache.get({ key: 'a', version: 2n, published, stock, make })).identity.body)).toBe(
      'page 2',
    );
  });

  it('lets the last good page stand in for a day when none can be made', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get({ key: 'a', version: 1n, published, stock, make: async () => answer('good') });
    const failing = () => Promise.reject(new Error('no database'));
    clock.now = 3_600_000;
    expect(
      String((await cache.get({ key: 'a', version: 2n, published, stock, make: failing })).identity.body),
    ).toBe('good');
    clock.now = 25 * 3_600_000;
    await expect(cache.get({ key: 'a', version: 2n, published, stock, make: failing })).rejects.toThrow(
      'no database',
    );
  });

  it('makes a page again when a date that it depends on has passed', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const read = async (body: string, until?: number) => {
      const make = async () => answer(body);
      const dated = until === undefined ? {} : { until };
      return String(
        (await cache.get({ key: 'a', version: 1n, published, stock, make, ...dated })).identity.body,
      );
    };
    expect(await read('open', 5_000)).toBe('open');
    clock.now = 4_999;
    expect(await read('closed')).toBe('open');
    clock.now = 5_000;
    expect(await read('closed')).toBe('closed');
  });

  it('stays within its bytes, and what was used last stays, to the second', async () => {
    const clock = { now: 0 };
    const each = answer('a'.repeat(100)).size;
    const cache = cacheAt(clock, 2.5 * each);
    const fill = (key: string) =>
      cache.get({ key, version: 1n, published, stock, make: async () => answer(key.repeat(100)) });
    await fill('a');
    await fill('b');
    clock.now = 1_001;
    await fill('a');
    await fill('c');
    expect(cache.bytes).toBe(2 * each);
    let asked = false;
    await cache.get({
      key: 'a',
      version: 1n,
      published,
      stock,
      make: async () => ((asked = true), answer('new')),
    });
    expect(asked).toBe(false);
  });

  it('stays within its bytes when compressed forms join, and tells answers that they are let go of', async () => {
    const text = randomBytes(5000).toString('hex');
    const cache = cacheAt({ now: 0 }, 3.2 * answer(text).size);
    const make = (grown: (bytes: number) => void) =>
      Promise.resolve(
        encodeResponse({ status: 200, headers: { 'content-type': 'text/html' }, body: text }, grown),
      );
    const kept = await Promise.all(
      ['a', 'b', 'c'].map((key) => cache.get({ key, version: 1n, published, stock, make })),
    );
    for (const each of kept)
      await sendEncodedResponse(each, { acceptEncoding: 'br', ifNoneMatch: undefined });
    const held = kept.filter((each) => each.isStored);
    expect(held.length).toBeLessThan(3);
    expect(cache.bytes).toBe(held.reduce((sum, each) => sum + each.size, 0));
    expect(cache.bytes).toBeLessThanOrEqual(3.2 * answer(text).size);
  });

  it('holds no more memory than it counts: 3,000 answers of 29 bytes', async () => {
    const cache = cacheAt({ now: 0 }, 1e9);
    const make = (grown: (bytes: number) => void) =>
      Promise.resolve(
        encodeResponse(
          { status: 200, headers: { 'content-type': 'text/html' }, body: 'x'.repeat(600) },
          grown,
        ),
      );
    const before = heldNow();
    for (let n = 0; n < 3000; n += 1) {
      const packed = await cache.get({ key: `page ${n}`, version: 1n, published, stock, make });
      const served = await sendEncodedResponse(packed, { acceptEncoding: 'br', ifNoneMatch: undefined });
      expect(served.body?.buffer.byteLength).toBe(served.body?.length);
    }
    // Released buffers are swept a while after they were collected.
    await vi.waitFor(() => expect(heldNow() - before).toBeLessThan(cache.bytes), 20_000);
    expect(cache.bytes).toBeLessThan(20_000_000);
  });

  it('keeps a page whose stock is shown as it was, and makes one again whose product or list is touched', async () => {
    const cache = cacheAt({ now: 0 });
    const ask = async (key: string, now: typeof stock) => {
      let made = false;
      const shows = { about: [], bread: ['bread', 'shop'], cake: ['cake', 'shop'] }[key] ?? [];
      const make = async () => {
        made = true;
        return encodeResponse({ status: 200, headers: {}, body: key, shows });
      };
      await cache.get({ key, version: 1n, published, stock: now, make });
      return made;
    };
    const all = async (now: typeof stock) =>
      [await ask('about', now), await ask('bread', now), await ask('cake', now)].map(Number).join('');
    expect(await all(stock)).toBe('111');
    expect(await all(stock)).toBe('000');
    const sold = followShownStock(stock, 2n, [{ subjectId: 'bread', version: 2n }]);
    expect(await all(sold)).toBe('010');
    expect(await all(sold)).toBe('000');
    const gone = followShownStock(sold, 3n, [
      { subjectId: 'cake', version: 3n },
      { subjectId: 'shop', version: 3n },
    ]);
    expect(await all(gone)).toBe('011');
    // A process that has forgotten the site knows nothing of the changes between.
    expect(await all(shownStockAt(5n))).toBe('011');
  });

  it('keeps a page whose parts are the same in the next publication, and makes one again that reads a changed one', async () => {
    const cache = cacheAt({ now: 0 });
    const ask = async (key: string, revision: string, changed: string) => {
      let made = false;
      const make = async () => {
        made = true;
        return encodeResponse({ status: 200, headers: {}, body: key, reads: new Map([[key, '1']]) });
      };
      const holds = (reads: ReadonlyMap<string, string>) => !reads.has(changed);
      await cache.get({ key, version: 1n, published: { revision, holds }, stock, make });
      return made;
    };
    const both = async (revision: string, changed: string) =>
      [await ask('home', revision, changed), await ask('about', revision, changed)].map(Number).join('');
    expect(await both('first', '')).toBe('11');
    expect(await both('second', 'about')).toBe('01');
    // Found once to stand, it is not compared again.
    expect(await both('second', 'home')).toBe('00');
    expect(await both('third', 'home')).toBe('10');
  });

  it('keeps no page for addresses where nothing is', async () => {
    const cache = cacheAt({ now: 0 });
    await cache.get({ key: 'a', version: 1n, published, stock, make: async () => answer('none', 404) });
    expect(cache.bytes).toBe(0);
  });
});

describe('an answer', () => {
  const page = (body: string, grown?: (bytes: number) => void) =>
    encodeResponse({ status: 200, headers: { 'content-type': 'text/html' }, body }, grown);
  const asks = (acceptEncoding: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

  it('is sent in the best form the client takes, and not at all when it has it', async () => {
    const packed = page('x'.repeat(5000));
    const served = await sendEncodedResponse(packed, asks('gzip, br'));
    expect(served.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(served.body ?? '').length).toBe(5000);
    const zipped = await sendEncodedResponse(packed, asks('gzip'));
    expect(gunzipSync(zipped.body ?? '').length).toBe(5000);
    expect((await sendEncodedResponse(packed, asks(''))).headers['content-encoding']).toBeUndefined();
    const again = await sendEncodedResponse(packed, asks('br', served.headers['etag']));
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it('is compressed for the first who asks, once for those who come together, and better when it is asked for often', async () => {
    let grown = 0;
    const packed = page(loaves(900), (bytes) => (grown += bytes));
    const first = packed.size;
    const best = createBestCompression();
    const ask = () => sendEncodedResponse(packed, asks('br'), best);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.body).toBe(two.body);
    expect(grown).toBeGreaterThan(one.body?.length ?? 0);
    for (let index = 0; index < 8; index += 1) await ask();
    await vi.waitFor(
      async () => expect((await ask()).body?.length).toBeLessThan(one.body?.length ?? 0),
      20_000,
    );
    expect(packed.size).toBe(first + grown);
    await best.close();
  });

  it('is sent as it is when it is too small to gain', async () => {
    expect(
      (await sendEncodedResponse(page('bread'), asks('br'))).headers['content-encoding'],
    ).toBeUndefined();
  });
});

describe('the best compression', () => {
  const plain = Buffer.from(loaves(20_000));
  const request = { encoding: 'br', plain, isWanted: () => true } as const;

  it('leaves the pool of password hashes and files free', async () => {
    const best = createBestCompression();
    let done = 0;
    const all = Array.from({ length: 30 }, () => best.compress(request).then(() => (done += 1)));
    await readFile(import.meta.filename);
    await promisify(scrypt)('a pass phrase', 'salt', 32);
    expect(done).toBeLessThan(5);
    await best.close();
    await Promise.all(all);
  });

  it('is refused where too many wait, and skips what is no longer wanted', async () => {
    const best = createBestCompression(2);
    let wanted = true;
    const both = [
      best.compress(request),
      best.compress({ ...request, isWanted: () => wanted }),
      best.compress({ ...request, encoding: 'gzip' }),
    ];
    wanted = false;
    expect(await best.compress(request)).toBeNull();
    const [first, second, third] = await Promise.all(both);
    expect(first && brotliDecompressSync(first).equals(plain)).toBe(true);
    expect(second).toBeNull();
    expect(third && gunzipSync(third).equals(plain)).toBe(true);
    expect(first?.buffer.byteLength).toBe(first?.length);
    await best.close();
  });

  it.runIf(process.platform === 'linux')(
    'runs at the lowest priority, the rest of the process at its own',
    async () => {
      const before = niceOfThreads();
      const best = createBestCompression();
      await best.compress(request);
      const [added, ...others] = niceOfThreads().filter((nice) => nice === 19);
      expect([added, others.length]).toEqual([19, before.filter((nice) => nice === 19).length]);
      await best.close();
    },
  );
});

function loaves(count: number): string {
  return Array.from({ length: count }, (_, index) => `loaf ${(index * 7919) % 1000}`).join(' ');
}

/** Bytes in buffers, without those that nobody holds. */
function heldNow(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().arrayBuffers;
}

// The 19th field of a thread's state, counted behind its name in brackets.
function niceOfThreads(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    const state = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return Number(state.slice(state.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
