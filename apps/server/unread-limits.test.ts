import { createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type UnreadLimits, type UnreadWatch, unreadLimits, watchUnread } from './unread-limits.ts';

const megabyte = Buffer.alloc(1_048_576, 'x');
const oneRequest = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
let server: Server;
let clients: Socket[] = [];
const reasons: string[] = [];

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  for (const client of clients) client.destroy();
  clients = [];
  reasons.length = 0;
  server.closeAllConnections();
  server.close();
});

async function serving(listener: RequestListener, limits: Partial<UnreadLimits> = {}): Promise<UnreadWatch> {
  server = createServer();
  const watch = watchUnread(server, {
    listener,
    limits: { ...unreadLimits, ...limits },
    onCut: (reason) => void reasons.push(reason),
  });
  server.on('request', watch.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return watch;
}

/** A client that sends and never reads. */
function deaf(text: string): void {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  clients.push(socket);
  socket.pause();
  socket.on('error', () => {});
  socket.write(text);
}

function readBy(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

describe('clients that do not read', () => {
  it('are cut when they ask for more than sixteen answers at once, and no more is worked for them', async () => {
    let asked = 0;
    await serving(() => void (asked += 1));
    deaf(oneRequest.repeat(900));
    await expect.poll(() => reasons).toEqual(['pipelined']);
    expect(asked).toBe(16);
  });

  it('are cut when more waits for them than a connection may leave', async () => {
    const watch = await serving((_request, response) => void response.end(megabyte), { bytes: 4_000_000 });
    deaf(oneRequest.repeat(12));
    await expect.poll(() => (watch.sweep(0), reasons)).toEqual(['bytes']);
  });

  it('are cut when they have taken nothing for a minute, and not before', async () => {
    let answered = 0;
    const watch = await serving((_request, response) => {
      response.end(Buffer.alloc(12 * megabyte.length, 'x'));
      answered += 1;
    });
    deaf(oneRequest);
    await expect.poll(() => answered).toBe(1);
    watch.sweep(1_000);
    watch.sweep(60_999);
    expect(reasons).toEqual([]);
    // The buffers of the operating system may take something for a while.
    let now = 60_999;
    await expect.poll(() => (watch.sweep((now += 60_000)), reasons)).toEqual(['idle']);
  });

  it('are not cut at the first look for an answer that waits behind a slow one', async () => {
    let asked = 0;
    const watch = await serving((_request, response) => {
      asked += 1;
      if (asked === 2) response.end('x');
    });
    deaf(oneRequest.repeat(2));
    await expect.poll(() => asked).toBe(2);
    watch.sweep(1_000_000);
    expect(reasons).toEqual([]);
  });

  it('are cut, those of longest first, until all together leave no more than the total', async () => {
    const watch = await serving((_request, response) => void response.end(megabyte.toString().repeat(8)), {
      total: 20_000_000,
    });
    for (let count = 0; count < 10; count++) deaf(oneRequest);
    await expect.poll(() => (watch.sweep(0), reasons.length), { timeout: 10_000 }).toBeGreaterThan(5);
    expect(new Set(reasons)).toEqual(new Set(['total']));
    expect(reasons.length).toBeLessThan(10);
  });

  it('keep nobody else waiting: beside 400 of them another is answered', async () => {
    const watch = await serving((_request, response) => void response.end(megabyte), { total: 30_000_000 });
    for (let count = 0; count < 400; count++) deaf(oneRequest.repeat(16));
    await expect.poll(() => (watch.sweep(0), reasons.length), { timeout: 50_000 }).toBeGreaterThan(350);
    expect(await readBy('/')).toBe(megabyte.length);
  });
});

describe('clients that read slowly', () => {
  it('have their whole answer, as long as they take something', async () => {
    const length = 24 * megabyte.length;
    const watch = await serving((_request, response) => void response.end(Buffer.alloc(length, 'x')), {
      bytes: 2 * length,
    });
    const { port } = server.address() as AddressInfo;
    const bytes = await new Promise<number>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: false }, (answer) => {
        let read = 0;
        let now = 0;
        answer.on('data', (piece: Buffer) => {
          read += piece.length;
          watch.sweep((now += 100));
        });
        answer.on('end', () => resolve(read));
      }).on('error', reject);
    });
    expect(bytes).toBe(length);
    expect(reasons).toEqual([]);
  });

  it('may ask again and again on one connection', async () => {
    await serving((_request, response) => void response.end('x'));
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    clients.push(socket);
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    for (let count = 1; count <= 40; count++) {
      socket.write(oneRequest);
      await expect.poll(() => text.split('HTTP/1.1 200').length - 1).toBe(count);
    }
    expect(reasons).toEqual([]);
  });
});
