import type { ProblemView, ShippingView } from '@veranda/contracts/checkout-view';
import { FieldError } from './FieldError.tsx';
import { problemPlace } from './problem-place.ts';

/** Shipping methods of the order. */
export function Shipping({
  shipping,
  problems,
}: {
  readonly shipping: ShippingView;
  readonly problems: readonly ProblemView[];
}) {
  return (
    <section>
      <fieldset {...problemPlace('shippingOption', problems)}>
        <legend>
          <h2>{shipping.title}</h2>
        </legend>
        {shipping.options.length > 0 ? (
          shipping.options.map((option) => (
            <label className="choice" key={option.id}>
              <input type="radio" name="shippingOption" value={option.id} defaultChecked={option.chosen} />
              <span>{option.name}</span>
              <span className="price">{option.price}</span>
            </label>
          ))
        ) : (
          <p>{shipping.noneText}</p>
        )}
      </fieldset>
      <FieldError name="shippingOption" problems={problems} />
      <button className="link no-script" type="submit" name="action" value="shipping">
        {shipping.redrawText}
      </button>
    </section>
  );
}
