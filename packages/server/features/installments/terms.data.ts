import type { ProviderLocale } from '@veranda/domain/installments/offer';

/** Texts of the page that explains installments. */
export interface InstallmentTerms {
  readonly language: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly note: string;
}

const english: Omit<InstallmentTerms, 'language'> = {
  title: 'Pay in installments',
  steps: [
    'Fill your cart and go to checkout.',
    'Choose installments and pay the first part today.',
    'The other parts are taken every two weeks. There is no interest.',
  ],
  note: 'The provider decides whether installments are offered for an order. Late payments may cost a fee.',
};

const french: Omit<InstallmentTerms, 'language'> = {
  title: 'Payer en plusieurs fois',
  steps: [
    'Remplissez votre panier et passez à la caisse.',
    'Choisissez le paiement en plusieurs fois et payez la première part aujourd’hui.',
    'Les autres parts sont prélevées toutes les deux semaines, sans intérêts.',
  ],
  note: 'Le fournisseur décide si une commande peut être payée en plusieurs fois. Un retard peut entraîner des frais.',
};

/** The words of the modal by the provider's locale. */
export const installmentTerms: Readonly<Record<ProviderLocale, InstallmentTerms>> = {
  en_US: { ...english, language: 'en-US' },
  en_CA: { ...english, language: 'en-CA' },
  fr_CA: { ...french, language: 'fr-CA' },
  en_AU: { ...english, language: 'en-AU' },
  en_NZ: { ...english, language: 'en-NZ' },
  en_GB: { ...english, language: 'en-GB' },
};
