import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrationsFolder } from '@veranda/db/platform/migrate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer, databaseAt } from '../../support/postgres-setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'veranda-old-'));
let name: string;
let client: pg.Client;

const filesOf = (isWanted: (number: number) => boolean) =>
  readdirSync(migrationsFolder).filter((file) => isWanted(Number(file.slice(0, 4))));

function copy(files: readonly string[]): void {
  for (const file of files) cpSync(join(migrationsFolder, file), join(folder, file));
}

let url: string;
beforeAll(async () => {
  const { url: server, template } = inject('testServer');
  name = `${template}_${randomBytes(4).toString('hex')}`;
  await administer(server, `create database ${name} template template0`);
  url = databaseAt(server, name);
  copy(filesOf((number) => number < 124));
  await migrate(url, folder);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await administer(inject('testServer').url, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

const [site, page, asset, form] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

const snapshot = (words: string) => ({
  schema: 1,
  website: { id: site },
  settings: {},
  theme: { key: 'levain', tweaks: {} },
  navigation: { main: [], footer: [] },
  collections: [{ id: page, title: words, document: { image: asset } }],
  items: [{ id: randomUUID(), collectionId: page, title: 'Post' }],
  forms: { [form]: { name: 'Contact', versionId: '' } },
  assets: { [asset]: { id: asset, sha256: 'x' }, [randomUUID()]: { sha256: 'y' } },
});

describe('revisions from before there were manifests', () => {
  it('are taken apart, each with the files that its documents name', async () => {
    await client.query(
      `insert into site (id, slug, title, theme, canary) values ($1, 'old', 'Old', 'levain', 'x')`,
      [site],
    );
    for (const [number, words] of [
      [1, 'First'],
      [2, 'Second'],
    ] as const)
      await client.query(
        `insert into revision (site_id, id, number, sha256, snapshot) values ($1, $2, $3, '', $4)`,
        [site, randomUUID(), number, JSON.stringify(snapshot(words))],
      );
    copy(filesOf((number) => number === 124));
    await migrate(url, folder);
    const { rows } = await client.query(
      `select e.from_number, e.until_number, d.content #>> '{part,title}' as title, d.asset_ids
       from manifest_entry e join document_revision d using (site_id, kind, document_id, sha256)
       where e.site_id = $1 and e.kind = 'page' order by e.from_number`,
      [site],
    );
    expect(rows).toEqual([
      { from_number: 1, until_number: 2, title: 'First', asset_ids: [asset] },
      { from_number: 2, until_number: null, title: 'Second', asset_ids: [asset] },
    ]);
    const kinds = await client.query(
      `select kind, count(*)::int as n from manifest_entry where until_number is null group by kind order by kind`,
    );
    expect(kinds.rows).toEqual(['form', 'item', 'page', 'site'].map((kind) => ({ kind, n: 1 })));
  });
});
