import type { CheckoutView, SumView } from '@veranda/contracts/checkout-view';
import { Fragment } from 'react';

/** Items of the order, and its sums. */
export function Summary({ summary }: { readonly summary: CheckoutView['summary'] }) {
  return (
    <aside className="summary" id="order" aria-label={summary.title}>
      <div>
        <h2>{summary.title}</h2>
        <ul className="lines">
          {summary.lines.map((line) => (
            <li key={line.id}>
              {line.imageUrl === '' ? (
                <span className="none" />
              ) : (
                <img src={line.imageUrl} alt="" width="56" height="70" />
              )}
              <span>
                {line.title}
                <small>{line.detail}</small>
                {line.problem === '' ? null : <span className="error">{line.problem}</span>}
              </span>
              <span>{line.amount}</span>
            </li>
          ))}
        </ul>
        <dl className="sum">
          {summary.sums.map((sum) => (
            <Sum key={`${sum.kind} ${sum.name}`} sum={sum} />
          ))}
        </dl>
        {summary.later.length === 0 ? null : (
          <dl className="sum later">
            {summary.later.map((sum) => (
              <Sum key={sum.name} sum={{ ...sum, kind: 'line' }} />
            ))}
          </dl>
        )}
      </div>
    </aside>
  );
}

function Sum({ sum: { name, amount, kind } }: { readonly sum: SumView }) {
  const mark = kind === 'line' ? {} : { className: kind };
  return (
    <Fragment>
      <dt {...mark}>{name}</dt>
      <dd {...mark}>{amount}</dd>
    </Fragment>
  );
}
