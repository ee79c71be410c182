import type { Statement } from './statement.ts';
import type { NamedTest } from './test-names.ts';

/** A statement with the files whose tests name it. */
export interface TracedStatement extends Statement {
  readonly provenIn: readonly string[];
}

/** A test's name that cites something which is in no list. */
interface DeadCitation {
  readonly path: string;
  readonly citation: string;
}

// A section alone (`storefront §4`) points at the document; with a topic and a colon, a statement is meant.
const cited = /(?:(?:storefront|administration) §\d+|decisions §[a-z-]+) [^:;,()]{1,40}: /g;

/** Each statement with the tests that name it: a test does when its full name holds the statement's. */
export function trace(statements: readonly Statement[], tests: readonly NamedTest[]): TracedStatement[] {
  const citing = tests.filter(({ name }) => name.includes('§'));
  return statements.map((statement) => ({
    ...statement,
    provenIn: [
      ...new Set(citing.filter(({ name }) => name.includes(statement.name)).map(({ path }) => path)),
    ].sort(),
  }));
}

/** Citations of statements that are in no list, each once. */
export function deadCitations(statements: readonly Statement[], tests: readonly NamedTest[]): DeadCitation[] {
  const names = statements.map(({ name }) => name);
  const isListed = (rest: string) =>
    names.some((one) => rest.startsWith(one) && !/^[\p{L}\d]/u.test(rest.slice(one.length)));
  const dead = tests.flatMap(({ path, titles }) =>
    titles
      .flatMap((title) => [...title.matchAll(cited)].map((match) => title.slice(match.index)))
      .filter((rest) => !isListed(rest))
      .map((citation) => ({ path, citation })),
  );
  return [...new Map(dead.map((one) => [`${one.path} ${one.citation}`, one])).values()];
}
