import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { AccessLine } from './access-log.ts';
import { registry } from './metrics.ts';
import { observeRequest } from './observe-request.ts';
import { requestFacts } from './request-facts.ts';

describe('an observed request', () => {
  it('moves the figures and leaves one access line with what was learned on the way', async () => {
    const lines: AccessLine[] = [];
    const log = { add: (line: AccessLine) => void lines.push(line), flush: () => {}, close: () => {} };
    const server = createServer((request, response) => {
      observeRequest(request, response, log);
      requestFacts(response).route = '/api/loaves/:id';
      requestFacts(response).websiteId = 'w1';
      response.writeHead(201).end('bread');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/loaves/7`).then((r) =>
      r.text(),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(lines).toMatchObject([{ route: '/api/loaves/:id', websiteId: 'w1', method: 'GET', status: 201 }]);
    expect(lines[0]?.bytes).toBeGreaterThan(5);
    expect(await registry.metrics()).toContain(
      'http_requests_total{route="/api/loaves/:id",method="GET",status="201"} 1',
    );
  });
});
