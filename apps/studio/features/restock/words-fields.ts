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
    note: 'A form on the page of what is sold out. Each person gets one mail when you send it.',
    fields: [
      { kind: 'switch', name: 'restockEnabled', label: 'Offer the form' },
      { kind: 'text', name: 'restockCallToAction', label: 'Call to action' },
      { kind: 'text', name: 'restockPlaceholder', label: 'Example in the field' },
      { kind: 'text', name: 'restockButton', label: 'Button' },
      { kind: 'text', name: 'restockSuccessText', label: 'After signing up', placeholder: 'Signed up!' },
    ],
  },
  {
    title: 'Mailing list',
    note: 'A box in the same form. Who ticks it is marked in the list.',
    fields: [
      { kind: 'switch', name: 'mailingListSignUpEnabled', label: 'Offer the box' },
      { kind: 'switch', name: 'mailingListOptInByDefault', label: 'Ticked to begin with' },
      { kind: 'text', name: 'restockMailingListText', label: 'Words beside the box' },
    ],
  },
  {
    title: 'Scarcity',
    note: 'Said on the product page when little is left of a variant.',
    fields: [
      { kind: 'switch', name: 'scarcityEnabled', label: 'Say how little is left' },
      {
        kind: 'text',
        name: 'scarcityText',
        label: 'Words',
        description: '{qtyInStock} stands for the number.',
      },
      { kind: 'number', name: 'scarcityBelow', label: 'From this number on' },
    ],
  },
  {
    title: 'Sold out',
    fields: [{ kind: 'text', name: 'customSoldOutText', label: 'Word on the mark', placeholder: 'sold out' }],
  },
];
