import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../check-house/source-file.ts';
import { allStatements } from './all-statements.ts';
import { readTests } from './read-tests.ts';
import { statementsOf } from './statement.ts';
import { testNamesOf } from './test-names.ts';
import { tracePage } from './trace-page.ts';
import { deadCitations, trace } from './trace.ts';

const namesIn = (text: string) => testNamesOf(parseSource('a.test.ts', text)).map(({ name }) => name);

describe('the names of tests', () => {
  it.each([
    ['a test alone', "it('works', run)", ['works']],
    ['groups before it', "describe('a', () => { describe('b', () => { test('c', run) }) })", ['a b c']],
    ['pieces of a text', "it('works ' + `well`, run)", ['works well']],
    ['a table of rows', "it.each([['a', 1], ['b', 2]])('%s is %i', run)", ['a is 1', 'b is 2']],
    ['a table of values', "it.each(['a', 'b'] as const)('%s', run)", ['a', 'b']],
    ['a table of objects', "it.each([{ what: 'a', n: 1 }])('$what: $n', run)", ['a: 1']],
    ['a table with a name', "const rows = [['a']] satisfies X; it.each(rows)('%s', run)", ['a']],
    ['a group a row', "describe.each([['a'], ['b']])('%s', () => { it('c', run) })", ['a c', 'b c']],
    ['what only running tells', "it.each(made())('%s', run); it(`${word} is`, run)", ['%s', '… is']],
    ['a condition', "it.runIf(linux)('works', run)", ['works']],
  ])('read %s', (_what, text, names) => expect(namesIn(text)).toEqual(names));

  it('do not hold what is in comments and in the bodies of tests', () => {
    expect(namesIn("// it('no', run)\nit('yes', () => { expect('it(no)').toBe(text); });")).toEqual(['yes']);
  });
});

const named = (name: string) => ({ path: 'a.test.ts', titles: [name], name });
const list = statementsOf({
  document: 'storefront',
  section: 5,
  topics: { quantity: ['whole numbers only', 'from 1'] },
});

describe('tracing', () => {
  it('names the tests whose full name holds the statement’s', () => {
    const tests = [named('field storefront §5 quantity: whole numbers only')];
    expect(trace(list, tests).map(({ name, provenIn }) => [name, provenIn])).toEqual([
      ['storefront §5 quantity: whole numbers only', ['a.test.ts']],
      ['storefront §5 quantity: from 1', []],
    ]);
  });

  it.each([
    ['storefront §5 quantity: from 1', 0],
    ['a storefront §5 quantity: from 1, storefront §5 quantity: whole numbers only', 0],
    ['storefront §5 quantity: from 1, said of text', 0],
    ['of quantities (storefront §5)', 0],
    ['storefront §5 quantity: from 10', 1],
    ['storefront §5 quantity: halves', 1],
  ])('finds dead citations: %s', (name, count) => {
    expect(deadCitations(list, [named(name)])).toHaveLength(count);
  });

  it('writes a page with what is proven and what is missing', () => {
    const page = tracePage(trace(list, [named(list[0]?.name ?? '')]));
    expect(page).toContain('| storefront §5 | 1 | 2 |');
    expect(page).toContain('- [x] quantity: whole numbers only · `a.test.ts`');
    expect(page).toContain('- [ ] quantity: from 1');
  });
});

describe('the list of statements', () => {
  const names = allStatements.map(({ name }) => name);
  it('has each name once', () => expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]));
  it('has no name that another one begins with', () => {
    const inside = names.filter((name) => names.some((other) => other !== name && other.startsWith(name)));
    expect(inside).toEqual([]);
  });
  it('is cited by nobody beyond what it holds', () => {
    expect(deadCitations(allStatements, readTests(join(import.meta.dirname, '../..')))).toEqual([]);
  });
});
