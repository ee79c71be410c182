import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuse } from '@veranda/domain/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresInARow, fetchPicture } from './fetch-pictures.ts';

describe('decisions §names external picture: a host is given up after failures in a row', () => {
  const after = (...answers: (string | ReturnType<typeof refuse>)[]) => answers.reduce(failuresInARow, 0);
  const away = refuse('image-unreachable');
  const slow = refuse('image-too-slow');

  it.each([
    ['failures in a row', [away, slow, away], 3],
    ['a picture between failures', [away, away, 'an id', away], 1],
    ['a picture that is not there', [away, away, refuse('image-not-found')], 0],
    ['a picture that is too large', [away, refuse('image-too-large')], 0],
    [
      'pictures that were not asked for',
      [away, refuse('image-host-skipped'), refuse('image-out-of-time')],
      1,
    ],
  ])('is counted by %s', (_what, answers, count) => expect(after(...answers)).toBe(count));
});

describe('the size of a picture, decisions (external pictures)', () => {
  let server: Server;
  let base: string;
  // Only the test's own server is let through, under a name that resolves to it.
  const local = {
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address: string) => address === '127.0.0.1',
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/png' })
        .end(Buffer.alloc(Number(request.url?.slice(1))));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://pictures.test:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([10_000_001, 20_000_000])(
    'decisions §names file sizes: limits are decimal; may be %i bytes',
    async (size) => {
      const fetched = await fetchPicture(`${base}/${size}`, local);
      expect(fetched.kind === 'fetched' ? fetched.bytes.length : fetched.problem).toBe(size);
    },
  );

  it('decisions §names external picture: 20 MB each; may not be more', async () => {
    const fetched = await fetchPicture(`${base}/20000001`, local);
    expect(fetched.kind === 'problem' ? fetched.problem : fetched.bytes.length).toBe('too-large');
  });
});
