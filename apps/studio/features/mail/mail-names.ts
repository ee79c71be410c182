/** What a kind of mail is called, and when it is sent. */
export interface MailName {
  readonly title: string;
  readonly when: string;
}

/** Kinds by name; the order is that of the server. */
export const mailNames: Readonly<Record<string, MailName>> = {
  'order-confirmation': { title: 'Order confirmation', when: 'When an order is placed.' },
  invoice: { title: 'Invoice of a draft order', when: 'When you send an order that you have put together.' },
  payment: { title: 'Payment received', when: 'When you mark a payment by hand as come.' },
  shipping: { title: 'On its way', when: 'When a parcel is sent.' },
  refund: { title: 'Refund', when: 'When money is given back.' },
  cancellation: { title: 'Cancellation', when: 'When an order is canceled.' },
  'gift-card': { title: 'Gift card', when: 'When it is paid, or on the day that was wished.' },
  downloads: { title: 'Downloads', when: 'When files that were bought are ready.' },
  'subscription-started': { title: 'Subscription begun', when: 'After the first charge.' },
  'subscription-upcoming': {
    title: 'Charge to come',
    when: '15 days before a charge, where the store’s settings say so.',
  },
  'subscription-renewed': { title: 'Subscription renewed', when: 'After every further charge.' },
  'subscription-payment-failed': { title: 'Card refused', when: 'After each charge that was refused.' },
  'subscription-canceled': { title: 'Subscription canceled', when: 'When it has ended.' },
  'subscription-completed': { title: 'Subscription complete', when: 'After the last charge.' },
  restock: { title: 'Back in stock', when: 'When you tell those who wait.' },
  'review-request': {
    title: 'Review request',
    when: 'Two weeks after a purchase, where the shop shows reviews of buyers.',
  },
  'abandoned-cart': {
    title: 'Abandoned cart',
    when: 'A day after a cart with a known address was left. Once, and with a link that ends such mails.',
  },
  'list-confirm': { title: 'Confirm a subscription', when: 'When somebody signs up for a list.' },
  'list-welcome': { title: 'Welcome to a list', when: 'When a subscription is confirmed.' },
  'password-reset': { title: 'New password', when: 'When a customer asks for one.' },
  'email-confirmation': {
    title: 'Confirm an address',
    when: 'When a customer wants to see what they ordered without logging in.',
  },
  'form-answer': { title: 'Answer to a form', when: 'To the addresses that the form names.' },
  'shop-order': {
    title: 'New order',
    when: 'To you, when somebody orders. Subscriptions have mails of their own.',
  },
  'shop-dispute': { title: 'Payment disputed', when: 'To you, when a buyer asks their bank for money back.' },
  'shop-mismatch': {
    title: 'Payment with another amount',
    when: 'To you, when your provider has another amount or currency than the order. No order is placed.',
  },
  'shop-subscription-started': { title: 'New subscription', when: 'To you, after a first charge.' },
  'shop-subscription-renewed': { title: 'Subscription renewed', when: 'To you, after every further charge.' },
  'shop-subscription-payment-failed': { title: 'Card refused', when: 'To you, after a refused charge.' },
  'shop-subscription-canceled': { title: 'Subscription canceled', when: 'To you, when one has ended.' },
  'shop-subscription-completed': { title: 'Subscription complete', when: 'To you, after a last charge.' },
  'shop-refund-failed': { title: 'Refund sent back', when: 'To you, when a bank sends a refund back.' },
};

/** The groups of the list in their order. */
export const mailGroups: readonly {
  readonly title: string;
  readonly note: string;
  readonly groups: readonly string[];
}[] = [
  { title: 'Orders', note: 'To your customers, about what they have bought.', groups: ['orders', 'goods'] },
  { title: 'Subscriptions', note: 'To subscribers, about their charges.', groups: ['subscriptions'] },
  { title: 'News and reminders', note: 'What customers have asked for, or may stop.', groups: ['marketing'] },
  { title: 'Accounts', note: 'To who has an account on your site.', groups: ['account'] },
  { title: 'To you', note: 'To the address of the business, or to the owner.', groups: ['forms', 'shop'] },
];

/** What a placeholder stands for. */
export const placeholderNames: Readonly<Record<string, string>> = {
  shop: 'Name of the site',
  orderNumber: 'Order number',
  orderDate: 'Day of the order',
  total: 'Total',
  amount: 'Amount',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  senderName: 'Who gives it',
  recipientName: 'Who gets it',
  product: 'Product',
  products: 'Products',
  price: 'Price',
  card: 'Card',
  date: 'Day',
  email: 'Address of the customer',
  list: 'List',
  form: 'Form',
  page: 'Page',
};

/** The title of a kind, also of one that this studio does not know yet. */
export function nameOfMail(kind: string): MailName {
  return mailNames[kind] ?? { title: kind, when: '' };
}
