import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInternalServer } from './internal-server.ts';

const server = createInternalServer({
  checks: [],
  metrics: async () => ({ type: 'text/plain', text: '' }),
  isServed: async (host) => host === 'www.bakery.com',
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('tells the servers in front for which hosts they may fetch a certificate', async () => {
  const { port } = server.address() as AddressInfo;
  const statusOf = async (query: string) =>
    (await fetch(`http://127.0.0.1:${port}/domain-check${query}`)).status;
  expect(await statusOf('?domain=WWW.Bakery.com')).toBe(200);
  expect(await statusOf('?domain=evil.com')).toBe(404);
  expect(await statusOf('')).toBe(404);
});
