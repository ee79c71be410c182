import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DigitalShop, createDigitalShop, skuOf } from '../gift-cards/digital-shop.ts';

const megabyte = 1_000_000;
const suspicious = 50 * megabyte;
let shop: DigitalShop;
let item: string;

beforeAll(async () => {
  shop = await createDigitalShop('film');
  item = await shop.addProduct({ kind: 'digital', title: 'A film', prices: { '': '9.00' } });
});
afterAll(() => shop.close());

const uploads = () => join(shop.app.deps.settings.dataDir, 'uploads');
const left = () => (existsSync(uploads()) ? readdirSync(uploads()) : []);

// Kept, so that what is measured is the memory of their receiver.
const pieces = Array.from({ length: 7 }, (_, n) => Buffer.alloc(megabyte, n + 1));

/** Sends a file of so many megabytes piece by piece; half of it where `cut` is set. */
async function send(megabytes: number, cut = false): Promise<{ status: number; text: string }> {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
  function* parts(): Generator<Buffer> {
    yield Buffer.from(head);
    for (let n = 0; n < megabytes; n += 1) yield pieces[n % pieces.length] as Buffer;
    yield Buffer.from('\r\n--x--\r\n');
  }
  const { owner, app, siteId } = shop;
  const headers = {
    host: app.studioHost,
    cookie: [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-csrf-token': owner.cookies.get('crumb') ?? '',
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
  };
  const path = `/api/studio/sites/${siteId}/products/${item}/files`;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: app.port, method: 'POST', path, headers }, (answer) => {
      answer
        .setEncoding('utf8')
        .toArray()
        .then((texts) => resolve({ status: answer.statusCode ?? 0, text: texts.join('') }), reject);
    });
    sent.on('error', reject);
    if (cut) setTimeout(() => sent.destroy(new Error('cut')), 100);
    pipeline(Readable.from(parts()), sent).catch(() => {});
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * The most memory outside of the heap that was in use in the meantime, in megabytes above what it was; what
 * is only not yet collected is not.
 */
async function peakOf<T>(work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const used = () => process.memoryUsage().arrayBuffers - before;
  let peak = 0;
  const look = setInterval(() => {
    if (used() <= peak) return;
    if (used() > suspicious) collect();
    peak = Math.max(peak, used());
  }, 5);
  const result = await work();
  clearInterval(look);
  return { result, peak: peak / megabyte };
}

describe('a file that is too large for memory', { timeout: 120_000 }, () => {
  it('is written aside while it comes in and handed out as a stream, byte for byte', async () => {
    const { result, peak } = await peakOf(() => send(200));
    expect(result.status, result.text).toBe(200);
    expect(peak).toBeLessThan(120);
    expect(left()).toEqual([]);
    const [row] = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('product_file').select(['bytes', 'sha256']).execute(),
    );
    expect(row?.bytes).toBe(200n * BigInt(megabyte));
    const got = await peakOf(fetched);
    expect(got.result).toEqual({ length: '200000000', sha256: row?.sha256 });
    expect(got.peak).toBeLessThan(120);
  });

  it('decisions §numbers upload: another file has 300 MB at most: one that is longer than its limit is refused, and nothing of it is kept', async () => {
    const { status } = await send(301);
    expect(status).toBe(413);
    expect(left()).toEqual([]);
  });

  it('whose sender goes away leaves nothing', async () => {
    await expect(send(250, true)).rejects.toThrow();
    await expect.poll(left, { timeout: 5000 }).toEqual([]);
  });
});

async function fetched(): Promise<{ length: string | undefined; sha256: string }> {
  const session = await shop.shopper();
  const entry = { itemId: item, sku: skuOf('A film', ''), quantity: 1 };
  await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
  const done = await shop.pay(session, { details: { email: 'ada@film.example' } });
  const page = (await session.send('GET', done.confirmationUrl)).text;
  const path = /href="(\/downloads\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `film.${shop.app.studioHost}` };
    request({ host: '127.0.0.1', port: shop.app.port, path, headers }, resolve).on('error', reject).end();
  });
  const hash = createHash('sha256');
  for await (const chunk of answer) hash.update(chunk as Buffer);
  return { length: answer.headers['content-length'], sha256: hash.digest('hex') };
}
