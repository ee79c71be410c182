import type { Project } from '../project.ts';
import { resolveImport } from '../resolve-import.ts';
import {
  type Finding,
  type ImportLine,
  isNode,
  isTest,
  lineAt,
  type SourceFile,
  type SyntaxNode,
  walk,
} from '../source-file.ts';

// Exports that Vite and Vitest read by name in their configuration files.
const demanded = /(^|\/)(vite|vitest)\.config\.ts$|^tests\/support\/[a-z-]+-setup\.ts$/;

interface ExportedName {
  readonly name: string;
  readonly at: number;
}

/**
 * Every export of a file has an importer. A test is one for what the product uses too, in that file at least:
 * no part of the product is there for its test alone.
 */
export function checkUnusedExports({ files }: Project): Finding[] {
  const used = namesInUse(files, files);
  const usedByProduct = namesInUse(
    files,
    files.filter(({ path }) => !isTest(path)),
  );
  return files
    .filter(({ path }) => !demanded.test(path))
    .flatMap((file) =>
      exportedNames(file).flatMap(({ name, at }) => {
        const key = `${file.path} ${name}`;
        const problem = !used.has(key)
          ? `nobody imports ${name}`
          : isProduct(file.path) && !usedByProduct.has(key) && !isUsedInside(file, name)
            ? `only tests use ${name}`
            : null;
        return problem ? [{ rule: 'unused-export', path: file.path, line: lineAt(file, at), problem }] : [];
      }),
    );
}

/** `path name` of what the importers take of the files. */
function namesInUse(files: readonly SourceFile[], importers: readonly SourceFile[]): Set<string> {
  const known = new Map(files.map((file) => [file.path, file]));
  const paths = new Set(known.keys());
  const used = new Set<string>();
  for (const file of importers)
    for (const line of file.imports)
      for (const target of resolveImport(file.path, line.from, paths))
        for (const name of namesTaken(file, line, known.get(target))) used.add(`${target} ${name}`);
  return used;
}

function isProduct(path: string): boolean {
  return /^(packages|apps)\//.test(path) && !isTest(path);
}

// Besides where it is declared: calls, types of others, other constants.
function isUsedInside({ tree }: SourceFile, name: string): boolean {
  let mentioned = 0;
  walk(tree, (node) => {
    if (node.type === 'Identifier' && node.name === name) mentioned++;
  });
  return mentioned > 1;
}

// An import of the whole module (`* as`, `import()`) takes those of its names that the importing file
// mentions.
function namesTaken(
  file: SourceFile,
  { names }: ImportLine,
  target: SourceFile | undefined,
): readonly string[] {
  if (names.length > 0 && !names.includes('*')) return names;
  return target
    ? exportedNames(target)
        .map(({ name }) => name)
        .filter((name) => mentions(file, name))
    : [];
}

function mentions({ text }: SourceFile, name: string): boolean {
  return new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(text);
}

function exportedNames({ tree }: SourceFile): ExportedName[] {
  return (tree.body as SyntaxNode[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => [...declaredNames(node.declaration), ...specifiedNames(node.specifiers)]);
}

function declaredNames(declaration: unknown): ExportedName[] {
  if (!isNode(declaration)) return [];
  const declarators = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration];
  return declarators.filter(isNode).flatMap(({ id }) => (isNode(id) ? boundNames(id) : []));
}

// A name, or all names of a pattern such as `{ a, b }`.
function boundNames(pattern: SyntaxNode): ExportedName[] {
  if (pattern.type === 'Identifier') return [{ name: String(pattern.name), at: pattern.start }];
  const names: ExportedName[] = [];
  walk(pattern, (node, parent) => {
    const isBound = parent?.type === 'Property' ? parent.value === node : parent?.type === 'ArrayPattern';
    if (node.type === 'Identifier' && isBound) names.push({ name: String(node.name), at: node.start });
  });
  return names;
}

function specifiedNames(specifiers: unknown): ExportedName[] {
  if (!Array.isArray(specifiers)) return [];
  return specifiers
    .filter(isNode)
    .flatMap(({ exported, start }) =>
      isNode(exported) ? [{ name: String(exported.name ?? exported.value), at: start }] : [],
    );
}
