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

// Limits of a file: 40 characters are the average line of this project, so that neither measure can be met by
// the other's cost.
const maxSize: Size = { lines: 400, characters: 16_000 };
const ninthDecile: Size = { lines: 250, characters: 10_000 };
const median: Size = { lines: 80, characters: 3_200 };
const maxLineCharacters = 140;
// A title of a test holds the names of statements in one piece, as `npm run trace` reads them.
const citesStatements = /(?:storefront|administration|decisions) §/;
const maxFunctionLines = 40;
const maxParameters = 3;
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const testCalls = new Set(['describe', 'it', 'test', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

interface Size {
  readonly lines: number;
  readonly characters: number;
}

/**
 * Files of 400 lines and 16,000 characters at most (half of them 80 and 3,200, nine of ten 250 and 10,000),
 * lines of 140 characters with their texts, functions of 40 lines, inner functions included, and three
 * parameters. Data tables may be long, and so may drawings.
 */
export function checkSizes({ files }: Project): Finding[] {
  const counted = files.filter((file) => !file.path.endsWith('.data.ts'));
  return [
    ...counted.flatMap(longFile),
    ...counted
      .filter((file) => !isDrawing(file.path))
      .flatMap((file) => [...longLines(file), ...largeFunctions(file)]),
    ...shareOfLong(counted),
  ];
}

function longFile(file: SourceFile): Finding[] {
  const size = sizeOf(file);
  const problem = exceeded(size, maxSize);
  return problem ? [{ rule: 'file-size', path: file.path, line: maxSize.lines, problem }] : [];
}

function longLines(file: SourceFile): Finding[] {
  return file.text.split('\n').flatMap((text, index) => {
    if (text.length <= maxLineCharacters || (isTest(file.path) && citesStatements.test(text))) return [];
    const problem = `a line of ${text.length} characters, ${maxLineCharacters} at most`;
    return [{ rule: 'line-size', path: file.path, line: index + 1, problem }];
  });
}

function largeFunctions(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(file.tree, (node, parent) => {
    if (!functions.has(node.type) || !node.body || (parent && isTestCall(parent))) return;
    const first = lineAt(file, node.start);
    const problem = functionProblem(file, node);
    if (problem) found.push({ rule: 'function-size', path: file.path, line: first, problem });
  });
  return found;
}

function functionProblem(file: SourceFile, node: SyntaxNode): string | undefined {
  const parameters = (node.params as unknown[]).length;
  if (parameters > maxParameters && !isTest(file.path))
    return `${parameters} parameters; more than ${maxParameters} become an object`;
  const lines = lineAt(file, node.end) - lineAt(file, node.start) + 1;
  return lines > maxFunctionLines
    ? `a function of ${lines} lines with its inner ones, ${maxFunctionLines} at most`
    : undefined;
}

// A test is written in one piece: `it(…)`, `it.each(…)(…)`.
function isTestCall(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false;
  let callee = node.callee;
  while (isNode(callee) && callee.type !== 'Identifier')
    callee = callee.type === 'MemberExpression' ? callee.object : callee.callee;
  return isNode(callee) && testCalls.has(String(callee.name));
}

function shareOfLong(files: readonly SourceFile[]): Finding[] {
  if (files.length < 20) return [];
  const sizes = files.map(sizeOf);
  const problems = [
    { share: 0.5, of: 'half', limit: median },
    { share: 0.9, of: 'nine of ten', limit: ninthDecile },
  ].map(({ share, of, limit }) => {
    const problem = exceeded(quantile(sizes, share), limit);
    return problem ? `${of} of the files are larger than allowed: ${problem}` : '';
  });
  return problems.filter(Boolean).map((problem) => ({ rule: 'file-sizes', path: '.', line: 1, problem }));
}

function quantile(sizes: readonly Size[], share: number): Size {
  const at = (values: number[]) =>
    values.sort((value, other) => value - other)[Math.floor((values.length - 1) * share)] ?? 0;
  return {
    lines: at(sizes.map(({ lines }) => lines)),
    characters: at(sizes.map(({ characters }) => characters)),
  };
}

function exceeded(size: Size, limit: Size): string | undefined {
  if (size.lines > limit.lines) return `${size.lines} lines, ${limit.lines} at most`;
  return size.characters > limit.characters
    ? `${size.characters} characters, ${limit.characters} at most`
    : undefined;
}

// A drawing is a list of strokes with their coordinates: it has no branches to lose oneself in.
function isDrawing(path: string): boolean {
  return path.startsWith('packages/demo/pictures/');
}

function sizeOf({ text }: SourceFile): Size {
  return { lines: text.trimEnd().split('\n').length, characters: text.length };
}
