import { globalTables } from '@veranda/db/global-tables';
import type { Project } from '../project.ts';
import type { Finding } from '../source-file.ts';

const renamed = /^alter table (?:public\.)?(\w+) rename to (\w+)/gim;
const created = /^create table (?:if not exists )?(?:public\.)?(\w+)/gim;

/**
 * Every table that a migration makes gets its policy in the same file, by name or in a list of quoted names,
 * unless the list of global tables has it. The tenancy test reads the tables of the real database.
 */
export function checkPolicies({ migrations }: Project): Finding[] {
  const renames = migrations.flatMap(({ text }) => [...text.matchAll(renamed)]);
  const newNames = new Map(renames.map(([, before = '', after = '']) => [before, after]));
  return migrations.flatMap(({ path, text }) =>
    [...text.matchAll(created)].flatMap((match) => {
      const table = match[1] ?? '';
      if ((newNames.get(table) ?? table) in globalTables || hasPolicy(text, table)) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [
        { rule: 'policies', path, line, problem: `the table ${table} has no policy and is not global` },
      ];
    }),
  );
}

function hasPolicy(text: string, table: string): boolean {
  const byName = new RegExp(`create policy \\w+ on (public\\.)?${table}\\b`, 'i').test(text);
  return byName || (text.includes(`'${table}'`) && /create policy \w+ on %I/i.test(text));
}
