import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@veranda/db/platform/migrate';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { administer, databaseAt } from '../support/postgres-setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'veranda-migrations-'));
const made: string[] = [];
let url: string;

beforeEach(async () => {
  const { url: server, template } = inject('testServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  made.push(name);
  await administer(server, `create database ${name} template template0`);
  url = databaseAt(server, name);
  writeFileSync(join(folder, '0001-first.sql'), 'create table loaf (id uuid primary key);');
  rmSync(join(folder, '0002-second.sql'), { force: true });
});

afterAll(async () => {
  for (const name of made) await administer(inject('testServer').url, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

describe('the migrations', () => {
  it('are applied once, in order, and only the new ones later', async () => {
    expect((await migrate(url, folder)).applied).toEqual(['0001-first.sql']);
    writeFileSync(join(folder, '0002-second.sql'), 'alter table loaf add name text;');
    expect(await migrate(url, folder)).toEqual({ applied: ['0002-second.sql'], version: 2 });
    expect((await migrate(url, folder)).applied).toEqual([]);
  });

  it('may be run by several processes at once: one works, the others wait', async () => {
    const results = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
    expect(results.flatMap(({ applied }) => applied)).toEqual(['0001-first.sql']);
  });

  it('refuse a file that was changed after it was applied', async () => {
    await migrate(url, folder);
    writeFileSync(join(folder, '0001-first.sql'), 'create table loaf (id uuid primary key, name text);');
    await expect(migrate(url, folder)).rejects.toThrow(
      'Migration 0001-first.sql was changed after this database was made',
    );
  });

  it('refuse a database that a newer version has made', async () => {
    writeFileSync(join(folder, '0002-second.sql'), 'alter table loaf add name text;');
    await migrate(url, folder);
    rmSync(join(folder, '0002-second.sql'));
    await expect(migrate(url, folder)).rejects.toThrow('made by a newer one');
  });

  it('leave nothing of a file that fails', async () => {
    writeFileSync(join(folder, '0001-first.sql'), 'create table loaf (id uuid); select 1 / 0;');
    await expect(migrate(url, folder)).rejects.toThrow('0001-first.sql failed: division by zero');
    writeFileSync(join(folder, '0001-first.sql'), 'create table loaf (id uuid primary key);');
    expect((await migrate(url, folder)).applied).toEqual(['0001-first.sql']);
  });
});
