import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@veranda/db/platform/embedded-postgres';
import { migrate } from '@veranda/db/platform/migrate';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeMemoryFolder } from './memory-folder.ts';

/**
 * Facts that every worker gets: the server of this run, and the migrated database that test databases are
 * copied from.
 */
export interface TestServer {
  readonly url: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** A server of another version, which makes plans of what the tests' own executes; null where there is none. */
    otherEngine: TestServer | null;
  }
}

interface RunningServer extends TestServer {
  readonly stop: () => Promise<void>;
}

interface SharedServer {
  server?: Promise<RunningServer>;
  users: number;
}

// Each project loads this file for itself; a server is shared by all projects that use it: '' is the embedded
// one.
const servers = ((globalThis as Record<symbol, unknown>)[Symbol.for('veranda.test-servers')] ??=
  new Map()) as Map<string, SharedServer>;

// The browser tests and the tests of transactions use the PostgreSQL of SYSTEM_DATABASE_URL, where there is one.
const systemProjects = ['contract-system', 'e2e'];

/**
 * Starts one PostgreSQL a run, or uses the one of TEST_DATABASE_URL, with a migrated template database. Where
 * SYSTEM_DATABASE_URL names another one, each of the two is used by some projects.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { SYSTEM_DATABASE_URL: system, TEST_DATABASE_URL: own = '' } = process.env;
  const isOnSystem = systemProjects.includes(project.name);
  const used = [joinServer((isOnSystem ? system : undefined) ?? own)];
  if (project.name === 'contract' && system) used.push(joinServer(system));
  const [first, other] = await Promise.all(used);
  if (first) project.provide('testServer', { url: first.url, template: first.template });
  project.provide('otherEngine', other ? { url: other.url, template: other.template } : null);
  return async () => {
    for (const server of [first, other]) await server?.leave();
  };
}

/** A server for one more user: the last that leaves stops it. '' is the embedded one. */
async function joinServer(address: string) {
  const shared = servers.get(address) ?? { users: 0 };
  servers.set(address, shared);
  shared.users += 1;
  shared.server ??= startServer(address);
  const { url, template, stop } = await shared.server;
  const leave = async () => {
    shared.users -= 1;
    if (shared.users === 0) await stop();
  };
  return { url, template, leave };
}

async function startServer(address: string): Promise<RunningServer> {
  const embedded = address === '' ? await startOwnServer() : undefined;
  const url = embedded?.url ?? address;
  const template = `veranda_test_${randomBytes(4).toString('hex')}`;
  await administer(url, `create database ${template} template template0 encoding 'UTF8'`);
  await migrate(databaseAt(url, template));
  console.log(
    `Tests use ${embedded ? 'an embedded PostgreSQL' : `the PostgreSQL at ${new URL(address).host}`}.`,
  );
  return {
    url,
    template,
    stop: async () => {
      if (!embedded) await dropDatabases(url, template);
      await embedded?.stop();
    },
  };
}

async function startOwnServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = makeMemoryFolder('veranda-test-');
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder, durable: false });
  // Plans for any parameter are what PostgreSQL may change to after five uses: what only a custom plan can do
  // fails.
  await administer(server.url('postgres'), "alter system set plan_cache_mode = 'force_generic_plan'");
  await administer(server.url('postgres'), 'select pg_reload_conf()');
  return {
    url: server.url('postgres'),
    stop: async () => {
      await server.stop();
      const elsewhere = join(folder, 'elsewhere');
      if (existsSync(elsewhere))
        rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where datname like $1', [
    `${template}%`,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}

/** The address of another database on the same server. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Runs one statement as the server's administrator. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Applies a migration to a database that has all of them. The names of its time are replaced by those of
 * today: migration 0120 renamed the table `website` and the column `website_id`.
 */
export async function applyAgain(url: string, path: string): Promise<void> {
  const statement = readFileSync(path, 'utf8');
  await administer(url, statement.replaceAll(/\bwebsite(?=\b|_id\b)/g, 'site'));
}
