import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One forward step of the schema. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const fileName = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** Reads the numbered files of a folder in order. @throws when a name is malformed, or the numbers have gaps or repeats */
export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .sort()
    .map((name, index) => {
      const number = Number(fileName.exec(name)?.[1]);
      if (number !== index + 1)
        throw new Error(`migration ${name}: expected number ${index + 1} and a kebab-case name`);
      const sql = readFileSync(join(folder, name), 'utf8');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
