import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestBodyTimeout, limitRequestBodyTime } from './request-body-timeout.ts';

let server: Server;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = createServer((asked, response) => {
    asked.resume().on('end', () => response.end('whole'));
  });
  limitRequestBodyTime(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A request that has sent two of its bytes when the server has it. */
async function begun(length: number) {
  const { port } = server.address() as AddressInfo;
  const arrived = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const sent = request({ port, method: 'POST', headers: { 'content-length': length } });
  const ended = new Promise<string>((resolve) => {
    sent.on('error', () => resolve('cut'));
    sent.on('response', (answer) => answer.setEncoding('utf8').on('data', resolve));
  });
  sent.write('ab');
  await arrived;
  return { sent, ended };
}

describe('the time of a body', () => {
  it.each([
    [undefined, 30_000],
    ['0', 30_000],
    ['nonsense', 30_000],
    ['35000000', 130_000],
    ['999999999999', 30_000 + 300_000_000 / 350],
  ])('of %s bytes is %i ms', (length, milliseconds) => {
    expect(requestBodyTimeout(length)).toBe(milliseconds);
  });

  it('cuts a slow sender after 30 s', async () => {
    const { ended } = await begun(10);
    vi.advanceTimersByTime(31_000);
    expect(await ended).toBe('cut');
  });

  it('a long body has the time that it takes, and is whole then', async () => {
    const { sent, ended } = await begun(3_500_002);
    vi.advanceTimersByTime(39_000);
    sent.end(Buffer.alloc(3_500_000));
    expect(await ended).toBe('whole');
    vi.advanceTimersByTime(10_000);
  });
});
