import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from '../cart/record-statements.ts';

/**
 * Task of the floor: the transactions of each request of a journey, and how many atoms stand for the same in
 * all.
 */
export interface FloorTask {
  readonly url: string;
  /** By request: transactions that write, without their reads. */
  readonly requests: readonly (readonly (readonly Statement[])[])[];
  /** Ids that every journey has: of the site and what it sells. */
  readonly shared: readonly string[];
}

/** Ids, and hashes of 32 bytes, wherever they are in a value. */
export const atoms = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\\x[0-9a-f]{64}/g;

/**
 * The floor: `node:http`, `pg`, and what a checkout writes, in transactions of their own as durable as the
 * product's. It reads and decides nothing. The path is `/<journey>/<request>`: every journey has ids of its
 * own.
 */
process.on('message', (message: FloorTask | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    return void process.send?.((user + system) / 1e6);
  }
  serve(message);
});
process.on('disconnect', () => process.exit(0));

/** Ids of a journey here, by those of the recording. */
type Names = Map<string, string>;

function serve({ url, requests, shared }: FloorTask): void {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {});
  const isShared = new Set(shared);
  const journeys = new Map<string, Names>();
  const server = createServer((request, response) => {
    request.resume();
    const [, journey = '', step = ''] = (request.url ?? '').split('/');
    const names: Names = journeys.get(journey) ?? new Map();
    journeys.set(journey, names);
    if (Number(step) === requests.length - 1) journeys.delete(journey);
    const rename = (value: unknown): unknown => renamed(value, names, isShared);
    replay(pool, requests[Number(step)] ?? [], rename).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function replay(
  pool: pg.Pool,
  transactions: FloorTask['requests'][number],
  rename: (value: unknown) => unknown,
): Promise<void> {
  for (const statements of transactions) {
    const client = await pool.connect();
    try {
      for (const statement of statements) {
        const { text, name } = statement;
        await client.query({ text, values: valuesOf(statement, rename), ...(name ? { name } : {}) });
      }
    } finally {
      client.release();
    }
  }
}

let lastNumber = 100_000_000;

// The number of an order is one of its site's: it comes from a counter here.
function valuesOf({ text, values }: Statement, rename: (value: unknown) => unknown): unknown[] {
  const place = Number(/"number" = \$(\d+)/.exec(text)?.[1] ?? 0) - 1;
  return values.map((value, at) => (at === place ? ++lastNumber : rename(value)));
}

function renamed(value: unknown, names: Names, shared: ReadonlySet<string>): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(atoms, (atom) => {
    if (shared.has(atom)) return atom;
    const known = names.get(atom);
    if (known) return known;
    const fresh = atom.startsWith('\\x') ? `\\x${randomBytes(32).toString('hex')}` : randomUUID();
    names.set(atom, fresh);
    return fresh;
  });
}
