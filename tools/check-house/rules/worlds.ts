import type { Project } from '../project.ts';
import {
  type Finding,
  homeOf,
  isNode,
  isTest,
  lineAt,
  type SourceFile,
  type SyntaxNode,
  walk,
} from '../source-file.ts';

interface Ban {
  readonly rule: string;
  readonly problem: string;
  /** True when the rule applies to this file. */
  readonly watches: (path: string, home: string) => boolean;
  /** True when the node breaks the rule. */
  readonly breaks: (node: SyntaxNode, parent: SyntaxNode | undefined) => boolean;
}

const serverHomes = new Set([
  'apps/server',
  'server',
  'db',
  'domain',
  'contracts',
  'render',
  'template',
  'demo',
  'messages',
]);
const pureHomes = new Set(['domain', 'template', 'contracts', 'messages', 'render']);
const clients = new Set(['request', 'get', 'connect', 'createConnection', 'Agent', 'default', '*']);
const networkModules = new Set([
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dgram',
  'undici',
]);
const clockCalls = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);
const sqlText =
  /^\s*(select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|create\s+table|alter\s+table)\s/is;

const bans: readonly Ban[] = [
  {
    rule: 'sql',
    problem: 'SQL is written in packages/db only',
    // A sentence for people may begin as a statement does.
    watches: (_, home) => !['db', 'bench', 'tools', 'messages'].includes(home),
    breaks: (node) =>
      node.type === 'TemplateElement'
        ? sqlText.test(rawText(node))
        : node.type === 'Literal' && typeof node.value === 'string' && sqlText.test(node.value),
  },
  {
    rule: 'environment',
    problem: 'the environment is read in apps/server/config.ts only',
    watches: (path, home) =>
      (serverHomes.has(home) || home.startsWith('apps/')) && path !== 'apps/server/config.ts',
    breaks: (node) => dottedName(node) === 'process.env',
  },
  {
    rule: 'egress',
    problem: 'requests leave through packages/server/platform/egress only',
    watches: (path, home) => serverHomes.has(home) && !path.startsWith('packages/server/platform/egress/'),
    breaks: (node, parent) => isFetch(node) || (parent === undefined ? false : importsClient(node)),
  },
  {
    rule: 'csv',
    problem: 'CSV is written in packages/server/platform/csv only',
    watches: (path, home) => serverHomes.has(home) && !path.startsWith('packages/server/platform/csv/'),
    breaks: (node) => importsCsvWriter(node) || isCsvType(node),
  },
  {
    rule: 'clock',
    problem: 'the pure packages are handed the time and randomness',
    watches: (_, home) => pureHomes.has(home),
    breaks: (node) =>
      clockCalls.has(dottedName(node)) || dottedName(node).startsWith('Temporal.Now') || isNewDate(node),
  },
];

/**
 * Things that may happen only in their own place: SQL, the environment, outgoing requests, the clock and
 * randomness.
 */
export function checkWorlds({ files }: Project): Finding[] {
  return files.filter((file) => !isTest(file.path)).flatMap(findingsIn);
}

function findingsIn(file: SourceFile): Finding[] {
  const watching = bans.filter((ban) => ban.watches(file.path, homeOf(file.path)));
  const found: Finding[] = [];
  walk(file.tree, (node, parent) => {
    for (const { rule, problem, breaks } of watching) {
      if (breaks(node, parent))
        found.push({ rule, path: file.path, line: lineAt(file, node.start), problem });
    }
  });
  return found;
}

function isFetch(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const name = isNode(node.callee) ? dottedName(node.callee) : '';
  return ['fetch', 'globalThis.fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].includes(name);
}

function importsClient(node: SyntaxNode): boolean {
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return false;
  if (!isNode(node.source) || !networkModules.has(String(node.source.value))) return false;
  const specifiers = (node.specifiers as SyntaxNode[]).filter((specifier) => specifier.importKind !== 'type');
  return specifiers.some(
    (specifier) =>
      specifier.type !== 'ImportSpecifier' ||
      (isNode(specifier.imported) && clients.has(String(specifier.imported.name))),
  );
}

function importsCsvWriter(node: SyntaxNode): boolean {
  if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return false;
  return String(node.source.value).startsWith('csv-stringify');
}

// The media type of an answer, with its character set; a parser of what is sent names the bare type.
function isCsvType(node: SyntaxNode): boolean {
  return node.type === 'Literal' && typeof node.value === 'string' && node.value.startsWith('text/csv;');
}

function isNewDate(node: SyntaxNode): boolean {
  const callee = node.callee;
  if (!isNode(callee) || callee.name !== 'Date') return false;
  return (
    node.type === 'CallExpression' ||
    (node.type === 'NewExpression' && (node.arguments as unknown[]).length === 0)
  );
}

function dottedName(node: SyntaxNode): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed || !isNode(node.object) || !isNode(node.property))
    return '';
  return `${dottedName(node.object)}.${dottedName(node.property)}`;
}

function rawText(node: SyntaxNode): string {
  return String((node.value as { raw?: string } | undefined)?.raw ?? '');
}
