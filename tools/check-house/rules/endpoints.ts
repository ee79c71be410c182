import type { Project } from '../project.ts';
import {
  type Finding,
  isNode,
  isTest,
  lineAt,
  type SourceFile,
  type SyntaxNode,
  walk,
} from '../source-file.ts';

interface Mention {
  readonly name: string;
  readonly file: SourceFile;
  readonly at: number;
}

/** Every declared endpoint is handled by exactly one route, and every route handles a declared endpoint. */
export function checkEndpoints({ files }: Project): Finding[] {
  const declared = files
    .filter(({ path }) => path.startsWith('packages/contracts/') && !isTest(path))
    .flatMap(declarations);
  const handled = files
    .filter(({ path }) => path.startsWith('packages/server/') && !isTest(path))
    .flatMap(registrations);
  const counts = new Map<string, number>();
  for (const { name } of handled) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...declared
      .filter(({ name }) => !counts.has(name))
      .map((mention) => finding(mention, `the endpoint ${mention.name} has no handler`)),
    ...handled
      .filter(({ name }) => !names.has(name))
      .map((mention) => finding(mention, `${mention.name} is no declared endpoint`)),
    ...handled
      .filter(({ name }) => (counts.get(name) ?? 0) > 1)
      .map((mention) => finding(mention, `the endpoint ${mention.name} is handled twice`)),
  ];
}

function declarations(file: SourceFile): Mention[] {
  const found: Mention[] = [];
  walk(file.tree, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return;
    if (isCallOf(node.init, 'endpoint')) found.push({ name: String(node.id.name), file, at: node.start });
  });
  return found;
}

function registrations(file: SourceFile): Mention[] {
  const found: Mention[] = [];
  const localNames = importedAs(file);
  walk(file.tree, (node) => {
    if (!isCallOf(node, 'route')) return;
    const [first] = node.arguments as SyntaxNode[];
    if (first?.type === 'Identifier')
      found.push({ name: localNames.get(String(first.name)) ?? String(first.name), file, at: node.start });
    if (first?.type === 'MemberExpression' && isNode(first.property))
      found.push({ name: String(first.property.name), file, at: node.start });
  });
  return found;
}

function importedAs(file: SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  walk(file.tree, (node) => {
    if (node.type !== 'ImportSpecifier' || !isNode(node.local) || !isNode(node.imported)) return;
    names.set(String(node.local.name), String(node.imported.name));
  });
  return names;
}

function isCallOf(node: SyntaxNode, name: string): boolean {
  return node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === name;
}

function finding({ file, at }: Mention, problem: string): Finding {
  return { rule: 'endpoints', path: file.path, line: lineAt(file, at), problem };
}
