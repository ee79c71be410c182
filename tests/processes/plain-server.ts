// A server of the real start, with an application of three answers in place of the product.
import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { SecureContext } from 'node:tls';
import { createOwnContext } from '@veranda/server/features/custom-domains/own-context';
import { sql } from 'kysely';
import { readConfig } from '../../apps/server/config.ts';
import { exitWithMessage } from '../../apps/server/exit-with-message.ts';
import { type AppModules, type RuntimeContext, runServer } from '../../apps/server/run-server.ts';
import { serverSettings } from '../../apps/server/server-settings.ts';

const parts: AppModules = {
  createWeb: async (context) => {
    const own = ownContext(context);
    return {
      handle: (request: IncomingMessage, response: ServerResponse) => answer(context, request, response),
      findSecureContext: async (host: string) => (host.endsWith('localhost') ? (own?.() ?? null) : null),
      close: async () => {},
    };
  },
  createWorker: async () => ({ close: async () => {} }),
  prepare: async () => {},
  close: async () => {},
  announce: async ({ config }) => [`Ready at ${config.studioOrigin}`],
};

async function answer({ db }: RuntimeContext, request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/throw') throw new Error('a fault of the handler');
  if (request.url === '/throw-later') setTimeout(() => assert.fail('nobody catches this'));
  if (request.url === '/slow') await pause(800);
  if (request.url !== '/database') return response.end('hello');
  return db
    .global((trx) => sql`select 1`.execute(trx))
    .then(
      () => response.end('answered'),
      () => response.writeHead(503).end('away'),
    );
}

/** The certificate of the installation's own hosts; null where the product does not end TLS. */
function ownContext({ log, now, config }: RuntimeContext): (() => SecureContext) | null {
  const own = config.tlsPort === undefined ? undefined : serverSettings(config).tls?.own;
  return own ? createOwnContext(own, { log, now }) : null;
}

await exitWithMessage(() => runServer(readConfig(), parts));
