import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPublic } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/slow') return;
    if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
    if (path === '/inside') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    if (path === '/file') return void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    if (path === '/large') return void response.end(Buffer.alloc(2_000));
    if (path === '/zip') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    if (path === '/gone') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end(`hello ${request.headers.host}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://pictures.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// The test's own server is on loopback: only it is let through, under a name that resolves to it.
const local = {
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address: string) => address === '127.0.0.1',
  bytes: 1_000,
  time: 500,
};

async function outcome(address: string, options = {}): Promise<string> {
  const result = await fetchPublic(address, options);
  return result.kind === 'problem'
    ? result.problem
    : `${result.type} ${Buffer.from(result.bytes).toString()}`;
}

describe('public addresses, egress of the security design', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['100.128.0.1', true],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['fd12::1', false],
    ['ff02::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['localhost', false],
    ['', false],
  ])('%s → %s', (address, answer) => expect(isPublicAddress(address)).toBe(answer));
});

describe('fetching from the public internet', () => {
  it('connects to the address that was looked at, under the name that was asked for', async () => {
    expect(await outcome(`${base}/a.png`, local)).toBe(`image/png hello ${base.slice(7)}`);
  });

  it.each([
    ['/slow', 'too-slow'],
    ['/loop', 'too-many-redirects'],
    ['/inside', 'not-public'],
    ['/file', 'not-an-address'],
    ['/large', 'too-large'],
    ['/zip', 'not-found'],
    ['/gone', 'not-found'],
  ])('%s → %s', async (path, problem) => expect(await outcome(base + path, local)).toBe(problem));

  it.each([
    ['http://127.0.0.1/', 'not-public'],
    ['http://2130706433/', 'not-public'],
    ['http://0x7f.1/', 'not-public'],
    ['http://[::1]/', 'not-public'],
    ['http://[::ffff:127.0.0.1]/', 'not-public'],
    ['http://169.254.169.254/latest/meta-data', 'not-public'],
    ['http://8.8.8.8:22/', 'not-public'],
    ['ftp://8.8.8.8/', 'not-an-address'],
    ['file:///etc/passwd', 'not-an-address'],
    ['http://user:pass@8.8.8.8/', 'not-an-address'],
    ['not an address', 'not-an-address'],
  ])('%s → %s', async (address, problem) => expect(await outcome(address)).toBe(problem));

  it('refuses a name of which one address is not public', async () => {
    expect(await outcome('http://mixed.test/', { resolve: async () => ['8.8.8.8', '10.0.0.1'] })).toBe(
      'not-public',
    );
  });

  it('answers a name that does not resolve', async () => {
    const fails = async () => Promise.reject(new Error('ENOTFOUND'));
    expect(await outcome('http://nowhere.test/', { resolve: fails })).toBe('unreachable');
  });
});
