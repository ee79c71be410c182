import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdobeKits, type FontKits } from './font-kits.ts';

const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/api/v1/json/kits/abc1def/published': [
    200,
    JSON.stringify({
      kit: { id: 'abc1def', families: [{ name: 'Proxima Nova', css_names: ['proxima-nova'], slug: 'x' }] },
    }),
  ],
  '/api/v1/json/kits/aaaaaaa/published': [200, '{"kit":{}}'],
  '/api/v1/json/kits/bbbbbbb/published': [500, ''],
};
const server = createServer(({ url = '' }, response) => {
  const [status, body] = answers[url] ?? [404, '{"errors":["Not Found"]}'];
  response.writeHead(status).end(body);
});

let kits: FontKits;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  kits = createAdobeKits(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => Date.now());
});
afterAll(() => void server.close());

describe('kits of fonts at their provider', () => {
  it.each([
    ['abc1def', { id: 'abc1def', families: [{ name: 'Proxima Nova', css: 'proxima-nova' }] }],
    ['ccccccc', null],
    ['../../x', null],
    ['aaaaaaa', 'away'],
    ['bbbbbbb', 'away'],
  ])('%s is %j', async (id, kit) => expect(await kits.read(id)).toEqual(kit));
});
