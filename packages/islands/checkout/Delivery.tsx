import type { AddressView, ProblemView } from '@veranda/contracts/checkout-view';
import { AddressField } from './AddressField.tsx';

/** Shipping address: saved addresses of a member, and the address in the format of its country. */
export function Delivery({
  address,
  problems,
  onPlace,
}: {
  readonly address: AddressView;
  readonly problems: readonly ProblemView[];
  /** A suggested place was chosen, by its id. */
  readonly onPlace: (placeId: string) => void;
}) {
  return (
    <section>
      <h2>{address.title}</h2>
      <SavedAddresses address={address} />
      <input type="hidden" name="addressFor" value={address.addressFor} />
      <div className="address">
        {[address.country, ...address.names, ...address.fields].map((field) => (
          // A region of one country is none of another.
          <AddressField
            key={field.name === 'region' ? `region ${field.options?.[0]?.value ?? ''}` : field.name}
            field={field}
            problems={problems}
            suggestions={field.name === 'address1' ? address.suggestions : null}
            onPlace={onPlace}
          />
        ))}
      </div>
      <button className="link no-script" type="submit" name="action" value="country">
        {address.redrawText}
      </button>
    </section>
  );
}

function SavedAddresses({ address }: { readonly address: AddressView }) {
  if (address.saved.length === 0) return null;
  return (
    <div className="saved">
      <h3>{address.savedTitle}</h3>
      <ul>
        {address.saved.map((savedAddress) => (
          <li key={savedAddress.id}>
            <span>{savedAddress.text}</span>
            <button
              className="button quiet"
              type="submit"
              name="useAddress"
              value={savedAddress.id}
              aria-label={savedAddress.label}
            >
              {address.useText}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
