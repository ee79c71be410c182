import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The role that owns the tables and runs the migrations. */
export const ownerRole = 'veranda_owner';

/** The role of every business transaction: it owns nothing and row-level security binds it. */
export const appRole = 'veranda_app';

const attempts = 20;

/**
 * Makes the two roles where they are missing and gives them their rights in this database. Roles belong to
 * the whole server, and several databases may be prepared at once: what another process has just done is not
 * an error.
 */
export async function ensureRoles(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await makeRoles(client);
      return;
    } catch (error) {
      if (attempt === attempts || !isOvertaken(error)) throw error;
      await pause(Math.random() * 50);
    }
  }
}

async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of [ownerRole, appRole]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    if (!rowCount)
      await client.query(`create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole`);
    const { rows } = await client.query("select pg_has_role(current_user, $1, 'member') as member", [role]);
    if (!rows[0]?.member) await client.query(`grant ${role} to current_user`);
  }
  const { rows } = await client.query('select quote_ident(current_database()) as name');
  await client.query(`
    grant create on database ${rows[0].name} to ${ownerRole};
    grant usage, create on schema public to ${ownerRole};
    grant usage on schema public to ${appRole};
    alter default privileges for role ${ownerRole} in schema public
      grant select, insert, update, delete on tables to ${appRole};
    alter default privileges for role ${ownerRole} in schema public grant usage, select on sequences to ${appRole};
  `);
}

// duplicate_object, unique_violation, and "tuple concurrently updated", which has no code of its own.
function isOvertaken(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['42710', '23505', 'XX000'].includes(String(error.code))
  );
}
