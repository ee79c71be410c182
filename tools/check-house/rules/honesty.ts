import type { Project } from '../project.ts';
import { type Finding, lineAt, type SourceFile, walk } from '../source-file.ts';

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
  return [...untyped(file), ...silenced(file)];
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

function silenced(file: SourceFile): Finding[] {
  return file.text
    .split('\n')
    .flatMap((text, index) =>
      patterns
        .filter(([pattern]) => pattern.test(text))
        .map(([, problem]) => ({ rule: 'honesty', path: file.path, line: index + 1, problem })),
    );
}
