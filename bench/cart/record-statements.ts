import { writeFileSync } from 'node:fs';
import pg from 'pg';

/** A statement as it went to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  /** Milliseconds since 1970 at which it was sent. */
  readonly at: number;
  /** Connection that the statement was sent over. */
  readonly connection: number;
}

/** Content that SIGUSR2 writes to the file of RECORD_STATEMENTS, and clears. */
export interface Recording {
  readonly url: string;
  readonly statements: readonly Statement[];
}

type Query = (this: pg.Client, ...parts: unknown[]) => unknown;
interface Config {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
}

// Loaded into the product by `--import`: it hears every statement and changes none.
const file = process.env['RECORD_STATEMENTS'];
const query = pg.Client.prototype.query as unknown as Query;
const connections = new Map<pg.Client, number>();
let heard: Statement[] = [];
let url = '';

pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
  const config = typeof parts[0] === 'string' ? { text: parts[0] } : (parts[0] as Config);
  const values = (parts[1] ?? ('values' in config ? config.values : undefined) ?? []) as readonly unknown[];
  if (!connections.has(this)) connections.set(this, connections.size);
  url = `postgresql://${this.user}:${this.password ?? ''}@localhost:${this.port}/${this.database}?host=${this.host}`;
  heard.push({
    text: config.text,
    values: Array.isArray(values) ? values.map(portable) : [],
    ...('name' in config && config.name ? { name: config.name } : {}),
    at: Date.now(),
    connection: connections.get(this) ?? 0,
  });
  return query.apply(this, parts);
} as unknown as typeof pg.Client.prototype.query;

process.on('SIGUSR2', () => {
  if (file) writeFileSync(file, JSON.stringify({ url, statements: heard } satisfies Recording));
  heard = [];
});

// `\x…` is how PostgreSQL writes bytes; numbers beyond a double and dates go as text.
function portable(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? String(value) : value;
}
