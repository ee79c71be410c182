import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { packAnswer, servePacked } from './packed-answer.ts';
import { openPageCache } from './page-cache.ts';

const answer = (body: string, status = 200) =>
  packAnswer({ status, headers: { 'content-type': 'text/html' }, body });

function cacheAt(clock: { now: number }, limit = 1000) {
  return openPageCache({ limit, now: () => clock.now, failed: () => {} });
}

describe('the page cache', () => {
  it('makes a page once for those who come together, and again for a new version', async () => {
    const cache = cacheAt({ now: 0 });
    let made = 0;
    const make = async () => answer(`page ${++made}`);
    const both = await Promise.all([
      cache.get({ key: 'a', version: 1n, make }),
      cache.get({ key: 'a', version: 1n, make }),
    ]);
    expect(both.map((each) => String(each.identity.body))).toEqual(['page 1', 'page 1']);
    expect(String((await cache.get({ key: 'a', version: 2n, make })).identity.body)).toBe('page 2');
  });

  it('lets the last good page stand in for a day when none can be made', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get({ key: 'a', version: 1n, make: async () => answer('good') });
    const failing = () => Promise.reject(new Error('no database'));
    clock.now = 3_600_000;
    expect(String((await cache.get({ key: 'a', version: 2n, make: failing })).identity.body)).toBe('good');
    clock.now = 25 * 3_600_000;
    await expect(cache.get({ key: 'a', version: 2n, make: failing })).rejects.toThrow('no database');
  });

  it('stays within its bytes, and what was used last stays, to the second', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock, 250);
    const fill = (key: string) => cache.get({ key, version: 1n, make: async () => answer(key.repeat(100)) });
    await fill('a');
    await fill('b');
    clock.now = 1_001;
    await fill('a');
    await fill('c');
    expect(cache.bytes).toBe(200);
    let asked = false;
    await cache.get({ key: 'a', version: 1n, make: async () => ((asked = true), answer('new')) });
    expect(asked).toBe(false);
  });

  it('keeps no page for addresses where nothing is', async () => {
    const cache = cacheAt({ now: 0 });
    await cache.get({ key: 'a', version: 1n, make: async () => answer('none', 404) });
    expect(cache.bytes).toBe(0);
  });
});

describe('an answer', () => {
  const page = (body: string, grown?: (bytes: number) => void) =>
    packAnswer({ status: 200, headers: { 'content-type': 'text/html' }, body }, grown);
  const asks = (acceptEncoding: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

  it('is sent in the best form the client takes, and not at all when it has it', async () => {
    const packed = page('x'.repeat(5000));
    const served = await servePacked(packed, asks('gzip, br'));
    expect(served.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(served.body ?? '').length).toBe(5000);
    const zipped = await servePacked(packed, asks('gzip'));
    expect(gunzipSync(zipped.body ?? '').length).toBe(5000);
    expect((await servePacked(packed, asks(''))).headers['content-encoding']).toBeUndefined();
    const again = await servePacked(packed, asks('br', served.headers['etag']));
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it('is compressed for the first who asks, once for those who come together, and better when it is asked for often', async () => {
    let grown = 0;
    const text = Array.from({ length: 900 }, (_, index) => `loaf ${(index * 7919) % 1000}`).join(' ');
    const packed = page(text, (bytes) => (grown += bytes));
    expect(grown).toBe(0);
    const [one, two] = await Promise.all([servePacked(packed, asks('br')), servePacked(packed, asks('br'))]);
    expect(one.body).toBe(two.body);
    expect(grown).toBe(one.body?.length);
    for (let index = 0; index < 8; index += 1) await servePacked(packed, asks('br'));
    await vi.waitFor(async () =>
      expect((await servePacked(packed, asks('br'))).body?.length).toBeLessThan(one.body?.length ?? 0),
    );
    expect(packed.size).toBe(text.length + grown);
  });

  it('is sent as it is when it is too small to gain', async () => {
    expect((await servePacked(page('bread'), asks('br'))).headers['content-encoding']).toBeUndefined();
  });
});
