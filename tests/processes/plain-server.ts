// A server of the real start, with an application of three answers in place of the product.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '../../apps/server/config.ts';
import { exitWithMessage } from '../../apps/server/exit-with-message.ts';
import { type AppModules, runServer } from '../../apps/server/run-server.ts';

const parts: AppModules = {
  createWeb: async ({ db }) => ({
    handle: async (request, response) => {
      if (request.url === '/throw') throw new Error('a fault of the handler');
      if (request.url === '/throw-later') setTimeout(() => assert.fail('nobody catches this'));
      if (request.url === '/slow') await pause(800);
      if (request.url !== '/database') return response.end('hello');
      await db
        .global((trx) => sql`select 1`.execute(trx))
        .then(
          () => response.end('answered'),
          () => response.writeHead(503).end('away'),
        );
    },
    findSecureContext: async () => null,
    close: async () => {},
  }),
  createWorker: async () => ({ close: async () => {} }),
  prepare: async () => {},
  close: async () => {},
  announce: async ({ config }) => [`Ready at ${config.studioOrigin}`],
};

await exitWithMessage(() => runServer(readConfig(), parts));
