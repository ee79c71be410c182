import { parseAst } from 'vite';

/** A node of the syntax tree, as far as the rules look at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** An import or re-export. */
export interface ImportLine {
  readonly from: string;
  /** Names of the imported things; empty for `export *` and bare imports. */
  readonly names: readonly string[];
  readonly at: number;
}

/** One parsed file of the project. */
export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly tree: SyntaxNode;
  readonly imports: readonly ImportLine[];
}

/** Something that breaks a rule. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

// Offsets of the first character of each line.
const lineStarts = new WeakMap<SourceFile, readonly number[]>();

/** Parses a file. @throws when its syntax is broken */
export function parseSource(path: string, text: string): SourceFile {
  const tree = parseAst(text, {
    lang: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.mjs') ? 'js' : 'ts',
  }) as unknown as SyntaxNode;
  return { path, text, tree, imports: readImports(tree) };
}

/** Visits every node, parents first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
  parent?: SyntaxNode,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node);
    }
  }
}

/** The line number of an offset, from 1. */
export function lineAt(file: SourceFile, offset: number): number {
  const starts = lineStarts.get(file) ?? lineStartsOf(file.text);
  lineStarts.set(file, starts);
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

function lineStartsOf(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** True when a value is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The package or app that a file belongs to: `domain`, `apps/server`, or the folder's name for the rest. */
export function homeOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'packages') return second;
  return first === 'apps' ? `apps/${second}` : first;
}

/** True when the file is a test or serves tests. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.(test|e2e|test-data)\.tsx?$/.test(path);
}

function readImports(tree: SyntaxNode): ImportLine[] {
  const found: ImportLine[] = [];
  walk(tree, (node) => {
    const source = node.source;
    if (!isNode(source) || typeof source.value !== 'string') return;
    const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
    found.push({ from: source.value, names: specifiers.map(importedName), at: node.start });
  });
  return found;
}

function importedName(specifier: SyntaxNode): string {
  const name = specifier.imported ?? specifier.local;
  return specifier.type === 'ImportNamespaceSpecifier'
    ? '*'
    : isNode(name)
      ? String(name.name ?? name.value)
      : '';
}
