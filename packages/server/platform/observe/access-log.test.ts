import { describe, expect, it } from 'vitest';
import { type AccessLine, createAccessLog } from './access-log.ts';

const line: AccessLine = {
  at: Date.UTC(2026, 10, 21, 8, 30),
  requestId: 'r1',
  route: '/api/orders/:id',
  method: 'GET',
  status: 200,
  ms: 12.34,
  bytes: 512,
};

function collect(count: number, entry: AccessLine): Record<string, unknown>[] {
  const written: string[] = [];
  const log = createAccessLog({ write: (text) => written.push(text) }, () => 1_000_000);
  for (let index = 0; index < count; index += 1) log.add(entry);
  log.close();
  return written
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Record<string, unknown>);
}

describe('the access log', () => {
  it('writes one JSON line a request with its time in UTC and its route template', () => {
    expect(collect(1, line)).toEqual([
      {
        level: 'info',
        ts: '2026-11-21T08:30:00.000Z',
        msg: 'request',
        request_id: 'r1',
        method: 'GET',
        route: '/api/orders/:id',
        status: 200,
        ms: 12.3,
        bytes: 512,
      },
    ]);
  });

  it('keeps a line break of a visitor inside its line', () => {
    const lines = collect(1, { ...line, route: 'a\r\n{"level":"forged"}' });
    expect(lines).toHaveLength(1);
  });

  it('writes one in ten good answers beyond 500 a second, and says so', () => {
    const lines = collect(1500, line);
    expect(lines.filter((entry) => entry.sample === undefined)).toHaveLength(500);
    expect(lines.filter((entry) => entry.sample === 10)).toHaveLength(100);
  });

  it('writes every refused or failed request', () => {
    expect(collect(1500, { ...line, status: 503 })).toHaveLength(1500);
  });
});
