import { isNode, type SourceFile, type SyntaxNode } from '../check-house/source-file.ts';
import { constantsOf, type Row, rowsOf, textsOf } from './literal-values.ts';

/** A test as its source names it. */
export interface NamedTest {
  readonly path: string;
  /** The titles of its `describe`s and its own; what only running tells is `…`. */
  readonly titles: readonly string[];
  /** The titles with a blank between, as the test runner reports them. */
  readonly name: string;
}

const groups = new Set(['describe', 'suite']);
const cases = new Set(['it', 'test']);

/**
 * The full names of a file's tests, read from its source. A table given to `.each` fills the title's places
 * (`%s`, `$key`) where it is written out in the file.
 */
export function testNamesOf(file: SourceFile): NamedTest[] {
  const found: (readonly string[])[] = [];
  const constants = constantsOf(file.tree);

  function visit(node: SyntaxNode, before: readonly (readonly string[])[]): void {
    const call = titledCall(node);
    const named = call
      ? before.flatMap((titles) => titlesOf(call).map((title) => [...titles, title]))
      : before;
    if (call && cases.has(call.word)) found.push(...named);
    const inside = call && groups.has(call.word) ? named : before;
    for (const child of childrenOf(node)) visit(child, inside);
  }

  function titlesOf({ title, table }: TitledCall): string[] {
    const patterns = textsOf(title, constants);
    const rows = table ? rowsOf(table, constants) : undefined;
    if (!rows || rows.length === 0) return patterns;
    return patterns.flatMap((pattern) => rows.map((row) => filled(pattern, row)));
  }

  visit(file.tree, [[]]);
  return found.map((titles) => ({ path: file.path, titles, name: titles.join(' ') }));
}

interface TitledCall {
  readonly word: string;
  readonly title: SyntaxNode;
  readonly table: SyntaxNode | undefined;
}

// `it('…')`, `it.concurrent('…')`, `it.each(table)('…')`, `it.runIf(…)('…')`.
function titledCall(node: SyntaxNode): TitledCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [title] = node.arguments as SyntaxNode[];
  if (!title || !isNode(node.callee)) return undefined;
  const { callee } = node;
  const isMade =
    callee.type === 'CallExpression' && isNode(callee.callee) && callee.callee.type === 'MemberExpression';
  const chain = isMade ? (callee.callee as SyntaxNode) : callee;
  const word = firstWord(chain);
  if (!groups.has(word) && !cases.has(word)) return undefined;
  const method = isMade && isNode(chain.property) ? String(chain.property.name) : '';
  const table = method === 'each' || method === 'for' ? (callee.arguments as SyntaxNode[])[0] : undefined;
  // `it.each(table)` alone is half a call: its title comes with the next one.
  const isHalf =
    !isMade &&
    chain.type === 'MemberExpression' &&
    isNode(chain.property) &&
    ['each', 'for', 'runIf', 'skipIf'].includes(String(chain.property.name));
  return isHalf ? undefined : { word, title, table };
}

function firstWord(node: SyntaxNode): string {
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' && isNode(node.object) ? firstWord(node.object) : '';
}

function filled(pattern: string, row: Row): string {
  let place = 0;
  return pattern
    .replace(/%[sdijfo#$%]/g, (mark) =>
      mark === '%%' || mark === '%#' || mark === '%$' ? '…' : (row.values[place++] ?? '…'),
    )
    .replace(
      /\$(\w+)/g,
      (whole, key: string) => row.fields[key] ?? (Object.keys(row.fields).length > 0 ? '…' : whole),
    );
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}
