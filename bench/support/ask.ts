import { type IncomingHttpHeaders, request } from 'node:http';
import type { LoadRequest } from './load.ts';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request to an origin; the Host header may name a site that no resolver knows. */
export function ask(origin: string, wanted: LoadRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', path, headers = {}, body } = wanted;
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
