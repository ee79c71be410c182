import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from './outbound.ts';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/slow') return;
    if (request.url === '/cut') return void response.destroy();
    if (request.url === '/large') return void response.end(Buffer.alloc(2_000));
    if (request.url === '/move')
      return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end('moved');
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { host, 'x-own': own = '', 'content-length': length = '' } = request.headers;
      response.writeHead(201).end(`${request.method} ${host} ${String(own)} ${length} ${text}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://hooks.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// The test's own server is on loopback: only it is let through, under a name that resolves to it.
const local = createOutbound({
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  bytes: 1_000,
  time: 500,
});

describe('a call of another service, egress of the security design', () => {
  it('carries method, headers and body to the address that was looked at', async () => {
    const body = '{"answer":"ü"}';
    const request = { method: 'POST', url: `${base}/`, headers: { 'x-own': 'yes' }, body } as const;
    expect(await local.send(request)).toEqual({
      kind: 'answered',
      status: 201,
      text: `POST ${base.slice(7)} yes ${Buffer.byteLength(body)} ${body}`,
    });
  });

  it('follows no redirect: the status is the answer', async () => {
    expect(await local.send({ method: 'POST', url: `${base}/move`, body: '' })).toMatchObject({
      status: 302,
    });
  });

  it.each([
    ['/slow', 'too-slow'],
    ['/cut', 'unreachable'],
    ['/large', 'too-large'],
  ])('%s → %s', async (path, problem) =>
    expect(await local.send({ method: 'GET', url: base + path })).toEqual({ kind: 'problem', problem }),
  );

  it.each([
    ['http://127.0.0.1/', 'not-public'],
    ['http://localhost/', 'not-public'],
    ['http://[::1]/', 'not-public'],
    ['http://169.254.169.254/latest/meta-data', 'not-public'],
    ['https://8.8.8.8:8443/', 'not-public'],
    ['file:///etc/passwd', 'not-an-address'],
    ['http://user:pass@8.8.8.8/', 'not-an-address'],
  ])('%s → %s', async (url, problem) =>
    expect(await createOutbound().send({ method: 'POST', url, body: '' })).toEqual({
      kind: 'problem',
      problem,
    }),
  );
});
