import type { AddressView } from '@veranda/contracts/checkout-view';
import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

type Texts = NonNullable<AddressView['suggestions']>;

interface AddressFieldProps extends Pick<ComponentProps<typeof Field>, 'field' | 'problems'> {
  /** Texts of the suggestions; null for a field that has none. */
  readonly suggestions: Texts | null;
  readonly onPlace: (placeId: string) => void;
}

/** A field of an address; that of the street suggests whole addresses while it is typed into. */
export function AddressField({ suggestions: texts, onPlace, ...field }: AddressFieldProps) {
  return texts ? <SuggestingField {...field} texts={texts} onPlace={onPlace} /> : <Field {...field} />;
}

// Combobox with a list (WAI-ARIA): the focus stays in the field, whose own autofill stays as it is.
function SuggestingField({
  texts,
  onPlace,
  ...field
}: Pick<AddressFieldProps, 'field' | 'problems' | 'onPlace'> & { readonly texts: Texts }) {
  const suggestions = useSuggestions(onPlace);
  const { places, active, isReady } = suggestions;
  const isOpen = places.length > 0;
  const roles = isReady
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isOpen,
        'aria-controls': listId,
        ...(active < 0 ? {} : { 'aria-activedescendant': optionId(active) }),
      }
    : {};
  return (
    <Field
      {...field}
      {...roles}
      onKeyDown={suggestions.onKeyDown}
      onBlur={suggestions.close}
      onInput={suggestions.onInput}
    >
      {isReady ? (
        <>
          <SuggestionList texts={texts} suggestions={suggestions} />
          <p className="unseen" role="status">
            {texts.found[places.length - 1] ?? ''}
          </p>
        </>
      ) : null}
    </Field>
  );
}

const listId = 'address-suggestions';
const optionId = (index: number): string => `address-suggestion-${index}`;

function SuggestionList({
  texts,
  suggestions: { places, active, attribution, choose },
}: {
  readonly texts: Texts;
  readonly suggestions: Suggestions;
}) {
  return (
    <div className="suggestions" hidden={places.length === 0}>
      <div id={listId} role="listbox" aria-label={texts.label}>
        {places.map((place, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={place.placeId}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus, and the list stays open until the press is over.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place.placeId)}
          >
            {place.mainText} <small>{place.secondaryText}</small>
          </button>
        ))}
      </div>
      {attribution === '' ? null : <p>{attribution}</p>}
    </div>
  );
}
