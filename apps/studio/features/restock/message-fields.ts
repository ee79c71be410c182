import type { MerchandisingBody } from '@veranda/contracts/catalog-merchandising';
import { t } from './messages.ts';

type Key = keyof MerchandisingBody;
type TextName = { [K in Key]: MerchandisingBody[K] extends string ? K : never }[Key];
type SwitchName = { [K in Key]: MerchandisingBody[K] extends boolean ? K : never }[Key];

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
    title: t('signUps'),
    note: t('signUpsNote'),
    fields: [
      { kind: 'switch', name: 'restockEnabled', label: t('showTheForm') },
      { kind: 'text', name: 'restockCallToAction', label: t('callToAction') },
      { kind: 'text', name: 'restockPlaceholder', label: t('placeholder') },
      { kind: 'text', name: 'restockButton', label: t('button') },
      {
        kind: 'text',
        name: 'restockSuccessText',
        label: t('afterSigningUp'),
        placeholder: t('afterSigningUpPlaceholder'),
      },
    ],
  },
  {
    title: t('mailingList'),
    note: t('mailingListNote'),
    fields: [
      { kind: 'switch', name: 'mailingListSignUpEnabled', label: t('showTheCheckbox') },
      { kind: 'switch', name: 'mailingListOptInByDefault', label: t('tickedByDefault') },
      { kind: 'text', name: 'restockMailingListText', label: t('checkboxLabel') },
    ],
  },
  {
    title: t('scarcity'),
    note: t('scarcityNote'),
    fields: [
      { kind: 'switch', name: 'scarcityEnabled', label: t('showLowStock') },
      {
        kind: 'text',
        name: 'scarcityText',
        label: t('text'),
        description: t('textDescription', { token: '{qtyInStock}' }),
      },
      { kind: 'number', name: 'scarcityBelow', label: t('showAtOrBelow') },
    ],
  },
  {
    title: t('soldOut'),
    fields: [
      {
        kind: 'text',
        name: 'customSoldOutText',
        label: t('badgeText'),
        placeholder: t('badgeTextPlaceholder'),
      },
    ],
  },
];
