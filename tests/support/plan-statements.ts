import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { appRole } from '@veranda/db/platform/roles';
import { afterAll, expect, inject } from 'vitest';
import { administer, databaseAt, type TestServer } from './postgres-setup.ts';

// Each project loads this file for itself; both are the worker's.
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('veranda.statements')] ??= {
  statements: watchedStatements(),
}) as { readonly statements: Map<string, boolean>; planner?: Promise<pg.Client> };

/** True once the other engine has made a plan of the statement. */
const { statements } = shared;

// The statements of a file were executed by one engine; the other, older one has to understand each of them.
afterAll(async () => {
  const engine = inject('otherEngine');
  const waiting = [...statements].filter(([, isPlanned]) => !isPlanned).map(([text]) => text);
  if (engine === null || waiting.length === 0) return;
  const client = await (shared.planner ??= connectPlanner(engine));
  for (const text of waiting) {
    expect(await failureOf(client, text), `the other engine's plan of: ${text}`).toBe('');
    statements.set(text, true);
  }
});

/**
 * A connection as the application to a copy of the template, which nobody may be connected to; both are there
 * until the run ends.
 */
async function connectPlanner({ url, template }: TestServer): Promise<pg.Client> {
  const copy = `${template}_${randomBytes(4).toString('hex')}`;
  await administer(url, `create database ${copy} template ${template} strategy file_copy`);
  const client = new pg.Client({ connectionString: databaseAt(url, copy) });
  await client.connect();
  await client.query(`set role ${appRole}; set app.site = '00000000-0000-7000-8000-000000000000'`);
  return client;
}

/** Watches what the application sends: its statements ask for rows as arrays, those of the tests do not. */
function watchedStatements(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [{ rowMode?: string; text?: string } | undefined];
    const answer = send.apply(this, args);
    const text = asked?.rowMode === 'array' ? asked.text : undefined;
    if (
      text === undefined ||
      found.has(text) ||
      !/^\s*(?:select|insert|update|delete|with|merge)\b/i.test(text)
    )
      return answer;
    // What one engine has refused needs no plan of the other.
    (answer as Promise<unknown>).then(
      () => found.has(text) || found.set(text, false),
      () => {},
    );
    return answer;
  } as typeof pg.Client.prototype.query;
  return found;
}

async function failureOf(client: pg.Client, text: string): Promise<string> {
  try {
    await client.query(`prepare planned as ${text}`);
    const { rows } = await client.query(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'planned'`,
    );
    const nulls = Array.from({ length: rows[0].count }, () => 'null').join(', ');
    await client.query(`explain execute planned${nulls === '' ? '' : `(${nulls})`}`);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    await client.query('deallocate all');
  }
}
