import type { Project } from '../project.ts';
import { type Finding, isNode, isTest, lineAt, type SourceFile, walk } from '../source-file.ts';

// Written in pieces, so that this file does not find itself.
const patterns: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`@ts-${'(ignore|nocheck|expect-error)'}`), 'a silenced type error'],
  [new RegExp(`(ox|es)lint-${'disable'}`), 'a silenced lint rule'],
  [new RegExp(`\\b(it|test|describe)\\.(skip|todo|only)\\b`), 'a test that does not run'],
  [new RegExp(`\\b(${'TO'}DO|${'FIX'}ME)\\b`), 'a promise instead of work'],
];

/** Nothing is silenced, skipped or put off. */
export function checkHonesty({ files }: Project): Finding[] {
  return files.filter(({ path }) => !path.startsWith('tools/check-house/')).flatMap(findingsIn);
}

function findingsIn(file: SourceFile): Finding[] {
  return [...untyped(file), ...asserted(file), ...silenced(file)];
}

function untyped(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(file.tree, (node) => {
    if (node.type !== 'TSAnyKeyword') return;
    found.push({
      rule: 'honesty',
      path: file.path,
      line: lineAt(file, node.start),
      problem: 'a type that checks nothing',
    });
  });
  return found;
}

// JSON is `unknown` (json-unknown.d.ts): a decoder gives it a type, which looks at it.
function asserted(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  if (isTest(file.path) || !/^(packages|apps)\//.test(file.path)) return found;
  walk(file.tree, (node) => {
    if (node.type !== 'TSAsExpression' || !isParsedJson(node.expression)) return;
    found.push({
      rule: 'honesty',
      path: file.path,
      line: lineAt(file, node.start),
      problem: 'JSON whose type is only asserted; a decoder of domain/decoders.ts looks at it',
    });
  });
  return found;
}

function isParsedJson(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'ParenthesizedExpression') return isParsedJson(node.expression);
  if (node.type === 'AwaitExpression') return isParsedJson(node.argument);
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return false;
  const isParse = isNode(callee.object) && callee.object.name === 'JSON' && callee.property.name === 'parse';
  return isParse || callee.property.name === 'json';
}

function silenced(file: SourceFile): Finding[] {
  return file.text
    .split('\n')
    .flatMap((text, index) =>
      patterns
        .filter(([pattern]) => pattern.test(text))
        .map(([, problem]) => ({ rule: 'honesty', path: file.path, line: index + 1, problem })),
    );
}
