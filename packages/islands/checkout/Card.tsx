import type { CardView, ProblemView } from '@veranda/contracts/checkout-view';
import { formatExpiry, groupCardNumber } from '@veranda/domain/checkout/card-input';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

/** Card fields: fields of the test gateway, or the provider's own frame. */
export function Card({
  card,
  problems,
  frame,
}: {
  readonly card: CardView;
  readonly problems: readonly ProblemView[];
  readonly frame: ReactNode;
}) {
  if (card.kind === 'stripe')
    return (
      <>
        {frame}
        <p className="ribbon no-script">{card.needsScript}</p>
      </>
    );
  const [number, expiry, cvc] = card.fields;
  return (
    <>
      <Field field={number} problems={problems} format={groupCardNumber} />
      <div className="row two">
        <Field field={expiry} problems={problems} format={formatExpiry} />
        <Field field={cvc} problems={problems} />
      </div>
    </>
  );
}
