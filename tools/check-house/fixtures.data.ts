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
    what: 'the product imports data of tests',
    files: {
      'packages/domain/cart/totals.ts': "import { a } from './sample.test-data.ts';\na();\n",
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
    what: 'the platform imports a service',
    files: {
      'packages/server/platform/http/a.ts':
        "import { a } from '../../services/commerce/carts/load-cart.ts';\na();\n",
    },
  },
  {
    rule: 'walls',
    what: 'the platform imports the renderer of pages',
    files: { 'packages/server/platform/http/a.ts': "import { a } from '@veranda/render/page/a';\na();\n" },
  },
  {
    rule: 'walls',
    what: 'a service imports a feature',
    files: {
      'packages/server/services/commerce/carts/a.ts':
        "import { a } from '@veranda/server/features/cart/add-entry';\na();\n",
    },
  },
  {
    rule: 'walls',
    what: 'the services of sites import those of commerce',
    files: {
      'packages/server/services/sites/pages/a.ts':
        "import { a } from '../../commerce/carts/load-cart.ts';\na();\n",
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
    rule: 'folder-rings',
    what: 'two folders import each other, one of them a template',
    files: {
      'packages/render/cart/a.ts': "import b from '../page/b.html?raw';\nexport const a = b;\n",
      'packages/render/page/b.html': '<p></p>\n',
      'packages/render/page/c.ts': "import { a } from '../cart/a.ts';\nexport const c = a;\n",
    },
  },
  {
    rule: 'literal-texts',
    what: 'the studio says a text between tags that is no message',
    files: { 'apps/studio/Save.tsx': 'export const save = <button type="submit">Save</button>;\n' },
  },
  {
    rule: 'literal-texts',
    what: 'a label of the studio is a text',
    files: { 'apps/studio/Save.tsx': 'export const save = <button type="submit" aria-label="Save" />;\n' },
  },
  {
    rule: 'literal-texts',
    what: 'a column of the studio chooses between two texts',
    files: {
      'apps/studio/columns.ts': "export const column = { header: Math.PI > 3 ? 'In stock' : 'Sold out' };\n",
    },
  },
  {
    rule: 'text-imports',
    what: 'a template that does not exist',
    files: { 'packages/render/cart/a.ts': "import b from './b.html?raw';\nexport const a = b;\n" },
  },
  {
    rule: 'text-imports',
    what: 'a text that is neither a template nor a style sheet',
    files: { 'packages/render/cart/a.ts': "import b from './b.json?raw';\nexport const a = b;\n" },
  },
  {
    rule: 'text-imports',
    what: 'a style sheet that nothing imports',
    files: { 'packages/render/cart/cart.css': '.v-cart { margin: 0; }\n' },
  },
  {
    rule: 'folder-rings',
    what: 'two folders of a group of services import each other',
    files: {
      'packages/server/services/commerce/tax/a.ts':
        "import { b } from '../rates/b.ts';\nexport const a = b;\n",
      'packages/server/services/commerce/rates/b.ts': 'export const b = 1;\n',
      'packages/server/services/commerce/rates/c.ts':
        "import { d } from '@veranda/server/services/commerce/tax/d';\nexport const c = d;\n",
      'packages/server/services/commerce/tax/d.ts': 'export const d = 1;\n',
    },
  },
  {
    rule: 'words',
    what: 'a function is named by a word that was given up',
    files: { 'packages/domain/cart/a.ts': 'export const keptQuotes = 1;\n' },
  },
  {
    rule: 'words',
    what: 'a parameter is named by a word that was given up',
    files: { 'packages/domain/cart/a.ts': 'export const a = (patience: number) => patience;\n' },
  },
  {
    rule: 'words',
    what: 'a name of a pattern is one that was given up',
    files: { 'packages/domain/cart/a.ts': 'export const a = ({ b: { c: standing } }: B) => standing;\n' },
  },
  {
    rule: 'words',
    what: 'a key is named by a word that was given up',
    files: { 'packages/domain/cart/a.ts': 'export const a = { tooDear: 1 };\n' },
  },
  {
    rule: 'words',
    what: 'the code of a refusal is a word that was given up',
    files: { 'packages/domain/cart/a.ts': "refuse('cart-too-dear');\n" },
  },
  {
    rule: 'words',
    what: 'a message says a phrase that was given up',
    files: { 'packages/messages/orders/en.data.ts': "export const en = { due: 'Left to pay: {amount}' };\n" },
  },
  {
    rule: 'words',
    what: 'the message of a refusal says a phrase that was given up',
    files: { 'packages/contracts/a.ts': "export const a = { gone: { message: 'This link is over.' } };\n" },
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
    rule: 'file-size',
    what: 'a file of few lines and 16,001 characters',
    files: { 'packages/domain/a.ts': `export const a = 1;\n${`// ${'line '.repeat(20)}\n`.repeat(156)}` },
  },
  {
    rule: 'line-size',
    what: 'a template of 141 characters on one line',
    files: { 'packages/domain/a.ts': `export const a = '${'a'.repeat(121)}';\n` },
  },
  {
    rule: 'function-size',
    what: 'a function of 41 lines with the one inside of it',
    files: {
      'packages/domain/a.ts': `export function a() {\n  return () => {\n${'    a();\n'.repeat(37)}  };\n}\n`,
    },
  },
  {
    rule: 'function-size',
    what: 'a component of 41 lines',
    files: {
      'apps/studio/Order.tsx': `export function Order() {\n  return (\n<>\n${'    <br />\n'.repeat(35)}</>\n  );\n}\n`,
    },
  },
  {
    rule: 'function-size',
    what: 'a helper of tests of 41 lines',
    files: { 'tests/support/a.ts': `export function a() {\n${'  a();\n'.repeat(39)}}\n` },
  },
  {
    rule: 'spread-literal',
    what: 'an object that is spread to stay on one line',
    files: { 'packages/domain/a.ts': 'export const a = {\n  ...{ b: 1, c: 2 },\n};\n' },
  },
  {
    rule: 'spread-literal',
    what: 'a list that is spread to stay on one line',
    files: { 'packages/domain/a.ts': 'export const a = [\n  ...[1, 2],\n];\n' },
  },
  {
    rule: 'spread-literal',
    what: 'properties of a component that are spread to stay on one line',
    files: { 'apps/studio/A.tsx': 'export function A() {\n  return <B {...{ c: 1, d: 2 }} />;\n}\n' },
  },
  {
    rule: 'rest-tuple',
    what: 'four parameters as one',
    files: {
      'packages/domain/a.ts':
        'export function a(...[b, c, d, e]: [1, 1, 1, 1]) {\n  return [b, c, d, e];\n}\n',
    },
  },
  {
    rule: 'rest-tuple',
    what: 'two parameters as one, with a name for both',
    files: { 'packages/domain/a.ts': 'export function a(...both: [b: 1, c: 1]) {\n  return both;\n}\n' },
  },
  {
    rule: 'type-file',
    what: 'a file of a few lines for the type of the file beside it',
    files: {
      'apps/studio/order-props.ts': 'export interface OrderProps {\n  readonly id: string;\n}\n',
      'apps/studio/Order.tsx':
        "import type { OrderProps } from './order-props.ts';\nexport const Order = ({ id }: OrderProps) => id;\n",
      'apps/studio/Orders.tsx':
        "import { Order } from './Order.tsx';\nimport type { OrderProps } from './order-props.ts';\nexport const orders = (of: OrderProps) => Order(of);\n",
    },
  },
  {
    rule: 'unused-export',
    what: 'a function that nobody imports',
    files: { 'packages/domain/a.ts': 'export function a() {}\na();\n' },
  },
  {
    rule: 'unused-export',
    what: 'one name of a pattern that nobody imports',
    files: {
      'packages/domain/a.ts': 'export const { a, b } = { a: 1, b: 2 };\n',
      'packages/domain/c.ts': "import * as all from './a.ts';\nall.a.toFixed();\n",
    },
  },
  {
    rule: 'unused-export',
    what: 'a name that is passed on and that nobody imports',
    files: {
      'packages/domain/a.ts': 'export const a = 1;\n',
      'packages/domain/b.ts': "import { a } from './a.ts';\na.toFixed();\nexport { a };\n",
    },
  },
  {
    rule: 'unused-export',
    what: 'a function of the product that a test alone calls',
    files: {
      'packages/domain/a.ts': 'export function a() {}\n',
      'packages/domain/a.test.ts': "import { a } from './a.ts';\na();\n",
    },
  },
  {
    rule: 'unused-export',
    what: 'a function of the product that data of tests alone calls',
    files: {
      'packages/domain/a.ts': 'export function a() {}\n',
      'packages/domain/b.test-data.ts': "import { a } from './a.ts';\nexport const b = a();\n",
      'packages/domain/a.test.ts': "import { b } from './b.test-data.ts';\nb();\n",
    },
  },
  {
    rule: 'dependencies',
    what: 'a library that nothing imports',
    files: { 'package.json': '{ "dependencies": { "left-pad": "1.3.0" } }' },
  },
  {
    rule: 'dependencies',
    what: 'a library whose name is only part of a word',
    files: {
      'package.json': '{ "dependencies": { "zustand": "5.1.0" } }',
      'packages/messages/orders/de.data.ts': "export const de = { a: 'nicht zustande gekommen' };\n",
    },
  },
  {
    rule: 'dependencies',
    what: 'a library that tests alone import, asked for by the product',
    files: {
      'package.json': '{ "dependencies": { "culori": "4.0.2" } }',
      'packages/domain/a.test.ts': "import { wcagContrast } from 'culori';\nwcagContrast();\n",
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
    files: { 'packages/db/migrations/0001-leak.sql': 'create table leak (site_id uuid primary key);\n' },
  },
  {
    rule: 'column-names',
    what: 'a column is read by its name in SQL',
    files: {
      'packages/db/cart/tables.ts': 'export interface CartTable {\n  siteId: string;\n}\n',
      'packages/server/services/commerce/carts/a.ts':
        'export const a = (cart: { readonly id: string }) => cart.site_id;\n',
    },
  },
  {
    rule: 'column-names',
    what: 'a pattern names a column as SQL does',
    files: {
      'packages/db/cart/tables.ts': 'export interface CartTable {\n  siteId: string;\n}\n',
      'tests/contract/cart/a.test.ts': 'for (const { site_id: site } of rows) check(site);\n',
    },
  },
  {
    rule: 'column-names',
    what: 'the type of a result names a column as SQL does',
    files: {
      'packages/db/cart/tables.ts': 'export interface CartTable {\n  siteId: string;\n}\n',
      'packages/db/cart/reader.ts':
        'export const find = () => sql<{ site_id: string }>`select site_id from cart`;\n',
    },
  },
  {
    rule: 'column-names',
    what: 'the type of a row leaves the database',
    files: {
      'packages/server/services/commerce/carts/a.ts':
        "import type { CartRow } from '@veranda/db/cart/reader';\nexport const a = (cart: CartRow) => cart;\n",
    },
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
