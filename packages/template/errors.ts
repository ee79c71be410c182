import { ERROR_TABLE, type ErrorCode, type ErrorKind } from './errors.data.ts';

/** A place in a template: offset in UTF-16 units, line and column from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** One error of a template. `message` is the sentence alone; `describeError` gives the full line. */
export interface TemplateError {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The partial or file in which it happened; empty for an unnamed template. */
  readonly name: string;
  /** The errors of a partial whose source has errors. */
  readonly children?: readonly TemplateError[];
}

export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly data?: Readonly<Record<string, string | number>>;
  readonly children?: readonly TemplateError[];
}

/** Builds an error from its row of the table, with the places of its sentence filled. */
export function templateError(detail: ErrorDetail, at: Position, name: string): TemplateError {
  const row = ERROR_TABLE[detail.code];
  const message = row.message.replace(/\{(\w+)\}/g, (_, key: string) => String(detail.data?.[key] ?? ''));
  const error = { code: detail.code, kind: row.kind, message, line: at.line, column: at.column, name };
  return detail.children ? { ...error, children: detail.children } : error;
}

/** The whole line of an error: `SyntaxError CODE at line L character C: sentence`. */
export function describeError(error: TemplateError): string {
  const prefix = error.kind === 'syntax' ? 'SyntaxError' : 'RuntimeError';
  return `${prefix} ${error.code} at line ${error.line} character ${error.column}: ${error.message}`;
}

/** Thrown by `strict` mode at the first error. */
export class TemplateFault extends Error {
  readonly detail: TemplateError;

  constructor(detail: TemplateError) {
    super(describeError(detail));
    this.name = 'TemplateFault';
    this.detail = detail;
  }
}

/** Thrown inside a rendering when a limit is reached; ends the rendering, never a process. */
export class LimitReached extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'LimitReached';
    this.code = code;
  }
}

/** Turns an offset into line and column, in logarithmic time after the first question about a source. */
export function positionAt(source: string, offset: number): Position {
  const starts = startsOf(source);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] as number) + 1 };
}

// The lines of the sources asked about last: a hostile template asks tens of thousands of times about the
// same one.
const linesOf = new Map<string, readonly number[]>();
const maxSources = 16;

function startsOf(source: string): readonly number[] {
  const known = linesOf.get(source);
  if (known) return known;
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  if (linesOf.size >= maxSources) linesOf.clear();
  linesOf.set(source, starts);
  return starts;
}
