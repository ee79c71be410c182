import type { PaymentView, ProblemView, WayView } from '@veranda/contracts/checkout-view';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { FieldError } from './FieldError.tsx';
import { problemPlace } from './problem-place.ts';

interface PaymentProps {
  readonly payment: PaymentView;
  readonly problems: readonly ProblemView[];
  /** The provider's own fields, where it has a frame for them. */
  readonly frame: ReactNode;
}

/** Payment of the buyer: by card, or manually where the shop offers that. */
export function Payment({ payment, problems, frame }: PaymentProps) {
  const title = <h2 id="payment-title">{payment.title}</h2>;
  const card = <Card card={payment.card} problems={problems} frame={frame} />;
  const error = <FieldError name="payment" problems={problems} />;
  const place = problemPlace('payment', problems);
  if (payment.ways.length === 1)
    return (
      <section aria-labelledby="payment-title" {...place}>
        {title}
        {error}
        {card}
      </section>
    );
  return (
    <section>
      <fieldset {...place}>
        <legend>{title}</legend>
        {error}
        <div className="ways">
          {payment.ways.map((way) => (
            <Way key={way.id} way={way}>
              {way.id === 'card' ? card : <p className="lead">{way.lead}</p>}
            </Way>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function Way({ way, children }: { readonly way: WayView; readonly children: ReactNode }) {
  return (
    <div className="way">
      <label className="choice">
        <input type="radio" name="payWith" value={way.id} defaultChecked={way.chosen} />
        <span>{way.name}</span>
      </label>
      <div className="way-body">{children}</div>
    </div>
  );
}
