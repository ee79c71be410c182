import { type Span, statementsOf } from './less-tokens.ts';

/** A source without a statement, and that statement. */
interface WithoutStatement {
  readonly source: string;
  readonly dropped: string;
}

/**
 * The source without the innermost statement at an offset: used when the compiler names one that fails, so
 * that one mistake costs neither the rule nor the sheet. Lines keep their numbers. Null when there is no
 * statement there.
 */
export function withoutStatementAt(source: string, offset: number): WithoutStatement | null {
  const statements = statementsOf(source);
  const holding = statements.filter((each) => each.start <= offset && offset < each.end);
  const [innermost] = holding.sort((a, b) => length(a) - length(b));
  const statement = innermost ?? statements.findLast((each) => each.end <= offset) ?? null;
  if (statement === null) return null;
  const dropped = source.slice(statement.start, statement.end);
  const blank = dropped.replace(/[^\n]/g, '');
  return {
    source: source.slice(0, statement.start) + blank + source.slice(statement.end),
    dropped: dropped.trim(),
  };
}

function length({ start, end }: Span): number {
  return end - start;
}
