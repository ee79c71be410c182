import type { Project } from '../project.ts';
import { resolveImport } from '../resolve-import.ts';
import {
  type Finding,
  isNode,
  isTest,
  lineAt,
  type SourceFile,
  type SyntaxNode,
  walk,
} from '../source-file.ts';

const spreads = new Set(['SpreadElement', 'JSXSpreadAttribute']);
const literals = new Set(['ObjectExpression', 'ArrayExpression']);
const types = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);
const minTypeFileLines = 17;

/**
 * Forms that meet the sizes without being smaller: a literal that is spread where its members could stand,
 * several parameters as one rest parameter, a file of a few lines for the type of the file beside it.
 */
export function checkDressedSizes({ files }: Project): Finding[] {
  return [...files.flatMap(dressedForms), ...typeFiles(files)];
}

function dressedForms(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.tree, (node) => {
    const [rule, problem] = isSpreadLiteral(node)
      ? ['spread-literal', 'a literal that is spread: its members can stand there']
      : isRestTuple(node)
        ? ['rest-tuple', 'several parameters as one: more than three become an object']
        : [];
    if (rule && problem) findings.push({ rule, path: file.path, line: lineAt(file, node.start), problem });
  });
  return findings;
}

function isSpreadLiteral(node: SyntaxNode): boolean {
  return spreads.has(node.type) && isNode(node.argument) && literals.has(node.argument.type);
}

// One element is an argument that only some calls have: `(key, ...[values])`.
function isRestTuple(node: SyntaxNode): boolean {
  if (node.type !== 'RestElement' || !isNode(node.argument)) return false;
  const annotation = isNode(node.typeAnnotation) ? node.typeAnnotation.typeAnnotation : undefined;
  return (
    lengthOf(node.argument.elements) > 1 || (isNode(annotation) && lengthOf(annotation.elementTypes) > 1)
  );
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

function typeFiles(files: readonly SourceFile[]): Finding[] {
  const importers = importersOf(files.filter(({ path }) => !isTest(path)));
  return files.filter(holdsOnlyTypes).flatMap(({ path }) => {
    const users = [...(importers.get(path) ?? [])];
    const owner = users.find((user) => isBeside(user, path) && serves(user, users, importers));
    if (!owner) return [];
    return [{ rule: 'type-file', path, line: 1, problem: `a few lines that belong into ${owner}` }];
  });
}

function importersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const known = new Set(files.map(({ path }) => path));
  const importers = new Map<string, Set<string>>();
  for (const { path, imports } of files)
    for (const target of imports.flatMap(({ from }) => resolveImport(path, from, known)))
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
  return importers;
}

// All others import it already, so that it can hold what they share.
function serves(
  owner: string,
  users: readonly string[],
  importers: ReadonlyMap<string, Set<string>>,
): boolean {
  return users.every((user) => user === owner || importers.get(owner)?.has(user));
}

function isBeside(one: string, other: string): boolean {
  return one.slice(0, one.lastIndexOf('/')) === other.slice(0, other.lastIndexOf('/'));
}

function holdsOnlyTypes({ text, tree }: SourceFile): boolean {
  if (text.trimEnd().split('\n').length >= minTypeFileLines) return false;
  const declared = (tree.body as SyntaxNode[]).filter(({ type }) => type !== 'ImportDeclaration');
  return (
    declared.length > 0 &&
    declared.every((node) => types.has((isNode(node.declaration) ? node.declaration : node).type))
  );
}
