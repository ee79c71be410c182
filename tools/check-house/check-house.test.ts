import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHouse, freshFindings } from './check-house.ts';
import { fixtures } from './fixtures.data.ts';
import { renewTable } from './import-table.ts';
import { projectOf, readProject } from './project.ts';

const projectFolder = join(import.meta.dirname, '../..');

describe('a rule of the house', () => {
  it.each(fixtures)('$rule finds: $what', ({ rule, files }) => {
    const rules = new Set(checkHouse(projectOf(files)).map((finding) => finding.rule));
    expect([...rules]).toEqual([rule]);
  });

  it('finds nothing in what is allowed', () => {
    const allowed = projectOf({
      'packages/server/features/cart/add-entry.ts':
        "import { total } from '@veranda/domain/cart/totals';\nexport const a = total();\n",
      'packages/domain/cart/totals.ts':
        'export function total(at: Date) {\n  return new Date(at.getTime());\n}\n',
      'packages/server/platform/egress/fetch-page.ts': 'export const page = (url: string) => fetch(url);\n',
      'apps/server/config.ts': 'export const port = process.env.PORT;\n',
      'packages/contracts/cart.ts':
        "import { endpoint } from './endpoint.ts';\nexport const addEntry = endpoint({});\n",
      'packages/server/features/cart/routes.ts':
        "import { addEntry } from '@veranda/contracts/cart';\nexport const all = [route(addEntry, handle)];\n",
      'packages/ui/TextField.tsx': 'export function TextField() {\n  return <input />;\n}\n',
    });
    expect(checkHouse(allowed)).toEqual([]);
  });
});

describe('this project', () => {
  it('breaks no rule of the house that it did not break when the list of known findings was last shortened', () => {
    expect(freshFindings(checkHouse(readProject(projectFolder)))).toEqual([]);
  });

  it('shows in ARCHITECTURE.md the import table that is enforced', () => {
    const text = readFileSync(join(projectFolder, 'ARCHITECTURE.md'), 'utf8');
    expect(renewTable(text)).toBe(text);
  });
});
