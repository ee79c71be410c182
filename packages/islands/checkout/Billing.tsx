import type { BillingView, ProblemView } from '@veranda/contracts/checkout-view';
import { Field } from './Field.tsx';

/**
 * Billing address: the box is saved like every field, and what follows from it are the fields of another
 * address.
 */
export function Billing({
  billing,
  problems,
}: {
  readonly billing: BillingView;
  readonly problems: readonly ProblemView[];
}) {
  return (
    <section className="billing">
      <h2>{billing.title}</h2>
      <label className="tick">
        <input type="checkbox" name="billing" value="1" defaultChecked={billing.ticked} />
        <span>{billing.label}</span>
      </label>
      {billing.ticked ? (
        <div className="address">
          {billing.fields.map((field) => (
            // A region of one country is none of another.
            <Field
              key={field.options === null ? field.name : `${field.name} ${field.options[0]?.value ?? ''}`}
              field={field}
              problems={problems}
            />
          ))}
        </div>
      ) : null}
      <button className="link no-script" type="submit" name="action" value="country">
        {billing.redrawText}
      </button>
    </section>
  );
}
