/** Page that explains payment in installments, in the languages of providers. */
export const en = {
  installmentsTitle: 'Pay in installments',
  installmentsCart: 'Fill your cart and go to checkout.',
  installmentsFirst: 'Choose installments and pay the first part today.',
  installmentsRest: 'The other parts are charged every two weeks. There is no interest.',
  installmentsNote:
    'The provider decides whether an order can be paid in installments. Late payments may incur a fee.',
} as const;
