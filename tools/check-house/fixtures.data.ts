/** For each rule a small project that breaks it, and nothing else. */
export const fixtures: readonly {
  readonly rule: string;
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
}[] = [
  {
    rule: 'walls',
    what: 'the domain imports the database',
    files: {
      'packages/domain/cart/totals.ts': "import { open } from '@veranda/db/platform/database';\nopen();\n",
    },
  },
  {
    rule: 'walls',
    what: 'the studio imports the server',
    files: { 'apps/studio/orders.ts': "import { app } from '@veranda/server/app';\napp();\n" },
  },
  {
    rule: 'walls',
    what: 'a package is reached by climbing',
    files: { 'packages/template/parse.ts': "import { a } from '../domain/a.ts';\na();\n" },
  },
  {
    rule: 'walls',
    what: 'a feature imports a feature',
    files: {
      'packages/server/features/cart/add-entry.ts': "import { a } from '../orders/place-order.ts';\na();\n",
    },
  },
  {
    rule: 'walls',
    what: 'the platform imports a feature',
    files: {
      'packages/server/platform/http/a.ts': "import { a } from '../../features/cart/add-entry.ts';\na();\n",
    },
  },
  {
    rule: 'walls',
    what: 'the driver is imported outside db',
    files: { 'packages/server/features/cart/read.ts': "import pg from 'pg';\npg();\n" },
  },
  {
    rule: 'walls',
    what: 'a pure package imports Node',
    files: { 'packages/render/page/a.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('x');\n" },
  },
  {
    rule: 'cycles',
    what: 'two files import each other',
    files: {
      'packages/domain/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'packages/domain/b.ts': "import { a } from './a.ts';\nexport const b = a;\n",
    },
  },
  {
    rule: 'folder-rings',
    what: 'two folders import each other by different files',
    files: {
      'packages/domain/cart/a.ts': "import { b } from '../tax/b.ts';\nexport const a = b;\n",
      'packages/domain/tax/b.ts': 'export const b = 1;\n',
      'packages/domain/tax/c.ts': "import { d } from '../cart/d.ts';\nexport const c = d;\n",
      'packages/domain/cart/d.ts': 'export const d = 1;\n',
    },
  },
  {
    rule: 'words',
    what: 'a function is named by a word that was given up',
    files: { 'packages/domain/cart/a.ts': 'export const keptQuotes = 1;\n' },
  },
  {
    rule: 'words',
    what: 'a file is named by a word that was given up',
    files: { 'packages/domain/cart/kept-quotes.ts': 'export const a = 1;\n' },
  },
  {
    rule: 'csv',
    what: 'a feature writes a CSV file by itself',
    files: {
      'packages/server/features/orders/a.ts':
        "import { stringify } from 'csv-stringify/sync';\nstringify([]);\n",
    },
  },
  {
    rule: 'csv',
    what: 'a feature answers a CSV file by itself',
    files: { 'packages/server/features/orders/a.ts': "send('text/csv; charset=utf-8');\n" },
  },
  {
    rule: 'import-form',
    what: 'an import climbs three folders',
    files: { 'packages/domain/a/b/c/d.ts': "import { a } from '../../../a.ts';\na();\n" },
  },
  {
    rule: 'import-form',
    what: 'a relative import lacks its ending',
    files: { 'packages/domain/a.ts': "import { b } from './b';\nb();\n" },
  },
  {
    rule: 'barrel',
    what: 'a file only passes on',
    files: { 'packages/domain/cart/all.ts': "export { a } from './a.ts';\n" },
  },
  {
    rule: 'default-export',
    what: 'a default export',
    files: { 'packages/domain/a.ts': 'export default 1;\n' },
  },
  {
    rule: 'sql',
    what: 'a statement outside db',
    files: {
      'packages/server/features/cart/read.ts': "export const text = 'select id from cart where id = 1';\n",
    },
  },
  {
    rule: 'environment',
    what: 'the environment read by a feature',
    files: { 'packages/server/features/cart/read.ts': 'export const port = process.env.PORT;\n' },
  },
  {
    rule: 'egress',
    what: 'fetch in a feature',
    files: {
      'packages/server/features/cart/read.ts': "export const page = await fetch('http://example.com');\n",
    },
  },
  {
    rule: 'egress',
    what: 'the client of node:https',
    files: {
      'packages/server/platform/mail/send.ts':
        "import { request } from 'node:https';\nrequest('https://example.com');\n",
    },
  },
  {
    rule: 'clock',
    what: 'the time of day in the domain',
    files: { 'packages/domain/a.ts': 'export const now = Date.now();\n' },
  },
  {
    rule: 'clock',
    what: 'a date without an argument',
    files: { 'packages/domain/a.ts': 'export const now = new Date();\n' },
  },
  {
    rule: 'clock',
    what: 'chance in the template language',
    files: { 'packages/template/a.ts': 'export const n = Math.random();\n' },
  },
  {
    rule: 'file-size',
    what: 'a file of 401 lines',
    files: { 'packages/domain/a.ts': 'export const a = 1;\n'.repeat(1) + '// line\n'.repeat(400) },
  },
  {
    rule: 'function-size',
    what: 'a function of 41 lines',
    files: { 'packages/domain/a.ts': `export function a() {\n${'  a();\n'.repeat(39)}}\n` },
  },
  {
    rule: 'function-size',
    what: 'four parameters',
    files: {
      'packages/domain/a.ts': 'export function a(b: 1, c: 1, d: 1, e: 1) {\n  return [b, c, d, e];\n}\n',
    },
  },
  {
    rule: 'names',
    what: 'a name that says nothing',
    files: { 'packages/domain/cart/utils.ts': 'export const a = 1;\n' },
  },
  {
    rule: 'names',
    what: 'a file in camel case',
    files: { 'packages/domain/cart/addEntry.ts': 'export const a = 1;\n' },
  },
  {
    rule: 'names',
    what: 'a component in kebab-case',
    files: { 'packages/ui/text-field.tsx': 'export const a = 1;\n' },
  },
  {
    rule: 'endpoints',
    what: 'an endpoint without a handler',
    files: {
      'packages/contracts/cart.ts':
        "import { endpoint } from './endpoint.ts';\nexport const addEntry = endpoint({});\n",
    },
  },
  {
    rule: 'endpoints',
    what: 'a handler without an endpoint',
    files: {
      'packages/server/features/cart/routes.ts':
        "import { route } from '../../platform/http/route.ts';\nexport const all = [route(addEntry, handle)];\n",
    },
  },
  {
    rule: 'policies',
    what: 'a table without a policy',
    files: { 'packages/db/migrations/0001-leak.sql': 'create table leak (website_id uuid primary key);\n' },
  },
  {
    rule: 'honesty',
    what: 'a skipped test',
    files: { 'packages/domain/a.test.ts': "it.skip('adds', () => {});\n" },
  },
  {
    rule: 'honesty',
    what: 'a type that checks nothing',
    files: { 'packages/domain/a.ts': 'export const a = JSON.parse("1") as any;\n' },
  },
  {
    rule: 'honesty',
    what: 'a silenced type error',
    files: { 'packages/domain/a.ts': '// @ts-ignore\nexport const a = 1;\n' },
  },
];
