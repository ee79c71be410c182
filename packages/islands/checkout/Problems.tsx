import { useEffect, useRef } from 'react';
import type { CheckoutState } from './checkout-state.ts';

/** Everything that is wrong, and what has changed, above the form; whoever pressed is brought there. */
export function Problems({ state }: { readonly state: CheckoutState }) {
  const { view, problems, changes, summons } = state;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summons > 0) box.current?.focus();
  }, [summons]);
  return (
    <div className="problems">
      {problems.length === 0 ? null : (
        <div className="errors" role="alert" tabIndex={-1} autoFocus ref={box}>
          <p>
            <strong>{view.problemsTitle}</strong>
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
