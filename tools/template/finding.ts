import { positionAt } from '@veranda/template/errors';

/** An error of a theme, where it stands. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/** A file of a theme as it is checked. */
export interface ThemeFile {
  readonly path: string;
  readonly text: string;
}

/** A finding at an offset of a file. */
export function findingAt(
  { path, text }: ThemeFile,
  offset: number,
  what: Pick<Finding, 'code' | 'message'>,
): Finding {
  return { file: path, ...positionAt(text, offset), ...what };
}

/** `file:line:column CODE message`, on one line. */
export function printFinding({ file, line, column, code, message }: Finding): string {
  return `${file}:${line}:${column} ${code} ${message.replace(/\s+/g, ' ')}`;
}

/** By file, then by place. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}
