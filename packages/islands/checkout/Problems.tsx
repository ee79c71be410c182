import { problemFocus } from '@veranda/contracts/checkout-page';
import type { ProblemView } from '@veranda/contracts/checkout-view';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly ProblemView[];
  /** Changes since the buyer last saw the cart, as sentences. */
  readonly changes?: readonly string[];
  /** Grows when it is to be looked at. */
  readonly summons: number;
}

/**
 * Everything that is wrong, and what has changed, above the form; whoever pressed is brought there, or to the
 * card.
 */
export function Problems({ title, problems, changes = [], summons }: ProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  const atCard = problemFocus(problems);
  // Problems may become fewer without moving the focus.
  const latest = useRef(atCard);
  useLayoutEffect(() => {
    latest.current = atCard;
  }, [atCard]);
  useEffect(() => {
    if (summons > 0) bringTo(document.getElementById(latest.current) ?? box.current);
  }, [summons]);
  return (
    <div className="problems">
      {problems.length === 0 ? null : (
        <div
          className="errors"
          {...(atCard === '' ? { role: 'alert', tabIndex: -1, autoFocus: true } : {})}
          ref={box}
        >
          <p>
            <strong>{title}</strong>
          </p>
          <ProblemList problems={problems} />
          <ChangeList changes={changes} />
        </div>
      )}
    </div>
  );
}

function ProblemList({ problems }: Pick<ProblemsProps, 'problems'>) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.error}`}>
          {problem.isOnPage ? <a href={`#${problem.field}`}>{problem.error}</a> : problem.error}
        </li>
      ))}
    </ul>
  );
}

function ChangeList({ changes }: { readonly changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

// The error is below its field: a keyboard on the screen must not hide it.
function bringTo(place: HTMLElement | null): void {
  if (!place) return;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: place.offsetHeight > globalThis.innerHeight / 2 ? 'start' : 'center' });
}
