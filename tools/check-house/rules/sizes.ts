import type { Project } from '../project.ts';
import { type Finding, isTest, lineAt, type SourceFile, type SyntaxNode, walk } from '../source-file.ts';

const longestFile = 400;
const ninthDecile = 250;
const medianFile = 80;
const longestFunction = 40;
const maxParameters = 3;
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Files of 400 lines at most (half of them 80, nine of ten 250), functions of 40 lines and three parameters. Data tables may be long, and so may drawings. */
export function checkSizes({ files }: Project): Finding[] {
  const counted = files.filter((file) => !file.path.endsWith('.data.ts'));
  return [
    ...counted.flatMap(longFile),
    ...counted.filter((file) => !isTest(file.path) && !isDrawing(file.path)).flatMap(largeFunctions),
    ...shareOfLong(counted),
  ];
}

function longFile(file: SourceFile): Finding[] {
  const lines = lineCount(file);
  return lines <= longestFile
    ? []
    : [
        {
          rule: 'file-size',
          path: file.path,
          line: longestFile,
          problem: `${lines} lines, ${longestFile} at most`,
        },
      ];
}

function largeFunctions(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(file.tree, (node) => {
    if (!functions.has(node.type) || !node.body) return;
    const first = lineAt(file, node.start);
    const problem = functionProblem(node, ownLines(file, node));
    if (problem) found.push({ rule: 'function-size', path: file.path, line: first, problem });
  });
  return found;
}

function functionProblem(node: SyntaxNode, lines: number): string | undefined {
  const parameters = (node.params as unknown[]).length;
  if (parameters > maxParameters)
    return `${parameters} parameters; more than ${maxParameters} become an object`;
  return lines > longestFunction ? `a function of ${lines} lines, ${longestFunction} at most` : undefined;
}

// Inner functions with a body of their own are counted for themselves.
function ownLines(file: SourceFile, node: SyntaxNode): number {
  let lines = lineAt(file, node.end) - lineAt(file, node.start) + 1;
  const inner: SyntaxNode[] = [];
  walk(node, (child) => {
    const nested =
      child !== node &&
      functions.has(child.type) &&
      !inner.some((outer) => child.start >= outer.start && child.end <= outer.end);
    if (nested) inner.push(child);
  });
  for (const child of inner) lines -= lineAt(file, child.end) - lineAt(file, child.start);
  return lines;
}

function shareOfLong(files: readonly SourceFile[]): Finding[] {
  if (files.length < 20) return [];
  const lengths = files.map(lineCount).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const problems = [
    at(0.5) > medianFile ? `half of the files have more than ${at(0.5)} lines, ${medianFile} at most` : '',
    at(0.9) > ninthDecile
      ? `a tenth of the files have more than ${at(0.9)} lines, ${ninthDecile} at most`
      : '',
  ];
  return problems.filter(Boolean).map((problem) => ({ rule: 'file-sizes', path: '.', line: 1, problem }));
}

// A drawing is a list of strokes with their coordinates: it has no branches to lose oneself in.
function isDrawing(path: string): boolean {
  return path.startsWith('packages/demo/pictures/');
}

function lineCount(file: SourceFile): number {
  return file.text.trimEnd().split('\n').length;
}
