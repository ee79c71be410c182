export const en = {
  title: 'Test bank',
  heading: 'Is this you?',
  asksForPayment: '{siteTitle} asks for a payment.',
  asksForCard: '{siteTitle} asks to charge this card from now on.',
  note: 'This page plays the bank; nothing is charged.',
  pay: 'Yes, pay',
  confirmCard: 'Yes, confirm the card',
  refuse: 'No, refuse it',
} as const;
