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

/**
 * Reads the numbered files of a folder in order. A number may be missing, as branches take theirs before they
 * meet.
 * @throws when a name is malformed or a number is taken twice
 */
export function readMigrations(folder: string): readonly Migration[] {
  const taken = new Map<number, string>();
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const number = Number(fileName.exec(name)?.[1]);
      if (!number) throw new Error(`migration ${name}: expected a name such as 0007-gift-cards.sql`);
      const other = taken.get(number);
      if (other) throw new Error(`migrations ${other} and ${name} have the same number`);
      taken.set(number, name);
      const sql = readFileSync(join(folder, name), 'utf8');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
