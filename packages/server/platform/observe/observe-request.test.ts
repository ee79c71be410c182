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
      observeRequest(request, response, { accessLog: log, trusts: () => true });
      requestFacts(response).route = '/api/loaves/:id';
      requestFacts(response).siteId = 'w1';
      response.writeHead(201).end('bread');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/loaves/7`;
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await fetch(address, { headers: { traceparent } }).then((answer) => answer.text());
    await new Promise((resolve) => server.close(resolve));
    expect(lines).toMatchObject([{ route: '/api/loaves/:id', siteId: 'w1', method: 'GET', status: 201 }]);
    expect(lines[0]?.traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(lines[0]?.bytes).toBeGreaterThan(5);
    expect(await registry.metrics()).toContain(
      'http_requests_total{route="/api/loaves/:id",method="GET",status="201"} 1',
    );
  });
});
