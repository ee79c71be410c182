import { bannedTexts } from '../banned-texts.data.ts';
import { bannedWords } from '../banned-words.data.ts';
import type { Project } from '../project.ts';
import { type Finding, isNode, lineAt, type SourceFile, type SyntaxNode, walk } from '../source-file.ts';

const declarations = new Set([
  'ClassDeclaration',
  'FunctionDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclarator',
]);
const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);
const members = new Set(['MethodDefinition', 'Property', 'PropertyDefinition', 'TSPropertySignature']);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const textPatterns = Object.entries(bannedTexts).map(
  ([text, better]) =>
    ({ text, better, pattern: new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, 'iu') }) as const,
);

/**
 * No file, declaration, parameter, key or code of an error is named by a word that was given up for the one
 * of the field, and no text that people read says a phrase that was.
 */
export function checkWords({ files }: Project): Finding[] {
  return files.flatMap((file) => [...pathFindings(file), ...nameFindings(file), ...textFindings(file)]);
}

function pathFindings({ path }: SourceFile): Finding[] {
  return path
    .split('/')
    .map((part) => wordProblem(part.replace(/\..*$/, '')))
    .filter((problem) => problem !== undefined)
    .map((problem) => ({ rule: 'words', path, line: 1, problem }));
}

function nameFindings(file: SourceFile): Finding[] {
  // The list itself names what is banned.
  if (file.path === 'tools/check-house/banned-words.data.ts') return [];
  const findings: Finding[] = [];
  walk(file.tree, (node) => {
    for (const name of new Set([...declaredNames(node), ...keysAndCodes(node)])) {
      const problem = wordProblem(name);
      if (problem) findings.push({ rule: 'words', path: file.path, line: lineAt(file, node.start), problem });
    }
  });
  return findings;
}

/** Names that a node declares: its own, those of a pattern, and parameters. */
function declaredNames(node: SyntaxNode): string[] {
  const own = declarations.has(node.type) ? namesOf(node.id) : [];
  const parameters = functions.has(node.type) ? (node.params as readonly unknown[]).flatMap(namesOf) : [];
  return [...own, ...parameters];
}

function namesOf(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)];
    case 'ObjectPattern':
      return (pattern.properties as readonly unknown[]).flatMap(namesOf);
    case 'ArrayPattern':
      return (pattern.elements as readonly unknown[]).flatMap(namesOf);
    case 'Property':
      return namesOf(pattern.value);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** Keys of objects and types, and the codes of refusals. */
function keysAndCodes(node: SyntaxNode): string[] {
  if (members.has(node.type) && node.computed !== true) {
    const key = textOf(node.key);
    return key === 'code' ? [key, textOf(node.value)] : [key];
  }
  if (node.type !== 'CallExpression' || textOf(node.callee) !== 'refuse') return [];
  return [textOf((node.arguments as readonly unknown[])[0])];
}

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

function wordProblem(name: string): string | undefined {
  const kebab = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  const [word, better] =
    Object.entries(bannedWords).find(([banned]) => `-${kebab}-`.includes(`-${banned}-`)) ?? [];
  return word && `${name}: not “${word}” but ${better}`;
}

function textFindings(file: SourceFile): Finding[] {
  const isMessages = /^packages\/messages\/.+\.data\.ts$/.test(file.path);
  if (!isMessages && !file.path.startsWith('packages/contracts/')) return [];
  const findings: Finding[] = [];
  walk(file.tree, (node) => {
    if (node.type !== 'Property' || !(isMessages || textOf(node.key) === 'message')) return;
    const problem = textProblem(textOf(node.value));
    if (problem) findings.push({ rule: 'words', path: file.path, line: lineAt(file, node.start), problem });
  });
  return findings;
}

function textProblem(text: string): string | undefined {
  const banned = textPatterns.find(({ pattern }) => pattern.test(text));
  return banned && `not “${banned.text}” but ${banned.better}`;
}
