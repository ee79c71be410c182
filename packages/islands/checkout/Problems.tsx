import type { ProblemView } from '@veranda/contracts/checkout-view';
import { useEffect, useRef } from 'react';

export interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly ProblemView[];
  /** What has changed since the buyer looked, in sentences. */
  readonly changes?: readonly string[];
  /** Grows when it is to be looked at. */
  readonly summons: number;
}

/** Everything that is wrong, and what has changed, above the form; whoever pressed is brought there. */
export function Problems({ title, problems, changes = [], summons }: ProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summons > 0) box.current?.focus();
  }, [summons]);
  return (
    <div className="problems">
      {problems.length === 0 ? null : (
        <div className="errors" role="alert" tabIndex={-1} autoFocus ref={box}>
          <p>
            <strong>{title}</strong>
          </p>
          <ul>
            {problems.map((one) => (
              <li key={`${one.field} ${one.error}`}>
                {one.isOnPage ? <a href={`#${one.field}`}>{one.error}</a> : one.error}
              </li>
            ))}
          </ul>
          {changes.length === 0 ? null : (
            <ul className="changes">
              {changes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
