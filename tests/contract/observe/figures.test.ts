import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allRoutes } from '@veranda/server/app';
import { registry } from '@veranda/server/platform/observe/metrics';
import { observeRequest } from '@veranda/server/platform/observe/observe-request';
import { expect, it } from 'vitest';
import { createTestApp } from '../../support/test-app.ts';

/** Statuses that a route answers with: a service sees a few of them at most. */
const statuses = [200, 303, 304, 400, 401, 403, 404, 409, 429, 500, 503];

it('the figures of a process that has answered every route in every way are one a route and status, and few besides', async () => {
  const app = await createTestApp();
  try {
    const routes = allRoutes(app.deps);
    for (const { endpoint } of routes)
      for (const status of statuses) answer(endpoint.method, endpoint.path, status);
    for (const made of ['BREW', 'PROPFIND', 'X']) answer(made, 'unmatched', 405);
    const lines = (await registry.metrics())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeLessThan(routes.length * statuses.length + 500);
  } finally {
    await app.close();
  }
});

function answer(method: string, route: string, statusCode: number): void {
  const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: true, socket: null });
  const request = { method, headers: {}, socket: { remoteAddress: '127.0.0.1' } };
  const watching = { accessLog: undefined, trusts: () => false };
  observeRequest(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    watching,
  ).route = route;
  response.emit('close');
}
