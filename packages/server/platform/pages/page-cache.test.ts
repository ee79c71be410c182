import { describe, expect, it } from 'vitest';
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
  it('is sent in the best form the client takes, and not at all when it has it', async () => {
    const packed = await new Promise<ReturnType<typeof answer>>((resolve) => {
      const made = packAnswer(
        { status: 200, headers: { 'content-type': 'text/html' }, body: 'x'.repeat(5000) },
        () => resolve(made),
      );
    });
    const served = servePacked(packed, { acceptEncoding: 'gzip, br', ifNoneMatch: undefined });
    expect(served.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(
      servePacked(packed, { acceptEncoding: '', ifNoneMatch: undefined }).headers['content-encoding'],
    ).toBeUndefined();
    const again = servePacked(packed, { acceptEncoding: 'br', ifNoneMatch: served.headers['etag'] });
    expect([again.status, again.body]).toEqual([304, null]);
  });
});
