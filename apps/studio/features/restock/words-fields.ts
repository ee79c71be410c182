import type { MerchandisingBody } from '@veranda/contracts/catalog-merchandising';

type Key = keyof MerchandisingBody;
export type TextName = { [K in Key]: MerchandisingBody[K] extends string ? K : never }[Key];
export type SwitchName = { [K in Key]: MerchandisingBody[K] extends boolean ? K : never }[Key];

/** A field of the form: a switch, a line of words, or a number. */
export type WordsField =
  | { readonly kind: 'switch'; readonly name: SwitchName; readonly label: string }
  | {
      readonly kind: 'text';
      readonly name: TextName;
      readonly label: string;
      readonly placeholder?: string;
      readonly description?: string;
    }
  | { readonly kind: 'number'; readonly name: 'scarcityBelow'; readonly label: string };

/** The panels of the form in their order. */
export const wordsPanels: readonly {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly WordsField[];
}[] = [
  {
    title: 'Sign-ups',
    note: 'A form on the page of a sold-out product. Each person gets one e-mail when you notify them.',
    fields: [
      { kind: 'switch', name: 'restockEnabled', label: 'Show the form' },
      { kind: 'text', name: 'restockCallToAction', label: 'Call to action' },
      { kind: 'text', name: 'restockPlaceholder', label: 'Placeholder' },
      { kind: 'text', name: 'restockButton', label: 'Button' },
      { kind: 'text', name: 'restockSuccessText', label: 'After signing up', placeholder: 'Signed up!' },
    ],
  },
  {
    title: 'Mailing list',
    note: 'A checkbox in the same form. People who tick it are marked in the list.',
    fields: [
      { kind: 'switch', name: 'mailingListSignUpEnabled', label: 'Show the checkbox' },
      { kind: 'switch', name: 'mailingListOptInByDefault', label: 'Ticked by default' },
      { kind: 'text', name: 'restockMailingListText', label: 'Checkbox label' },
    ],
  },
  {
    title: 'Scarcity',
    note: 'Shown on the product page when a variant is low in stock.',
    fields: [
      { kind: 'switch', name: 'scarcityEnabled', label: 'Show low stock' },
      {
        kind: 'text',
        name: 'scarcityText',
        label: 'Text',
        description: '{qtyInStock} stands for the number.',
      },
      { kind: 'number', name: 'scarcityBelow', label: 'Show at or below' },
    ],
  },
  {
    title: 'Sold out',
    fields: [{ kind: 'text', name: 'customSoldOutText', label: 'Badge text', placeholder: 'sold out' }],
  },
];
