import { parser } from '@lezer/css';
import { type CssProblem, forbiddenInCss, lineAt, maxProblems } from '@veranda/domain/design/custom-css';

/** Everything that is wrong with custom CSS, by its line; the first twenty. */
export function customCssProblems(css: string): readonly CssProblem[] {
  const found = new Map<string, CssProblem>();
  for (const problem of [...forbiddenInCss(css), ...unreadable(css)])
    found.set(`${problem.line} ${problem.fault}`, problem);
  return [...found.values()].sort((a, b) => a.line - b.line).slice(0, maxProblems);
}

function unreadable(css: string): CssProblem[] {
  const problems: CssProblem[] = [];
  const end = css.trimEnd().length;
  parser.parse(css).iterate({
    enter({ type, from, to }) {
      if (problems.length === maxProblems) return false;
      const isOpen = type.name === 'Comment' && !/^\/\*[\s\S]*\*\/$/.test(css.slice(from, to));
      const isUnclosed = isOpen || (type.isError && from >= end);
      if (isUnclosed || type.isError)
        problems.push({
          line: lineAt(css, Math.min(from, end)),
          fault: isUnclosed ? 'unclosed' : 'syntax',
        });
      // The grammar knows no address of one character.
      return type.name !== 'CallLiteral';
    },
  });
  return problems;
}
