/** What a kind of mail is called, and when it is sent. */
export interface MailName {
  readonly title: string;
  readonly when: string;
}

/** Kinds by name; the order is that of the server. */
export const mailNames: Readonly<Record<string, MailName>> = {
  'order-confirmation': { title: 'Order confirmation', when: 'When an order is placed.' },
  invoice: { title: 'Invoice of a draft order', when: 'When you send an invoice for a draft order.' },
  payment: { title: 'Payment received', when: 'When you mark a manual payment as received.' },
  shipping: { title: 'Shipped', when: 'When you mark items as shipped.' },
  refund: { title: 'Refund', when: 'When you refund an order.' },
  cancellation: { title: 'Cancellation', when: 'When an order is canceled.' },
  'gift-card': { title: 'Gift card', when: 'When it is paid, or on the chosen delivery date.' },
  downloads: { title: 'Downloads', when: 'When purchased files are ready to download.' },
  'subscription-started': { title: 'Subscription started', when: 'After the first charge.' },
  'subscription-upcoming': {
    title: 'Upcoming charge',
    when: '15 days before a charge, if turned on in the store settings.',
  },
  'subscription-renewed': { title: 'Subscription renewed', when: 'After each renewal.' },
  'subscription-payment-failed': { title: 'Card declined', when: 'After each declined charge.' },
  'subscription-canceled': { title: 'Subscription canceled', when: 'When it has ended.' },
  'subscription-completed': { title: 'Subscription complete', when: 'After the last charge.' },
  restock: { title: 'Back in stock', when: 'When you notify people who are waiting.' },
  'review-request': {
    title: 'Review request',
    when: 'Two weeks after a purchase, if your shop shows customer reviews.',
  },
  'abandoned-cart': {
    title: 'Abandoned cart',
    when: 'A day after a customer leaves a cart. Sent once, with a link to unsubscribe.',
  },
  'list-confirm': { title: 'Confirm a subscription', when: 'When someone signs up for a list.' },
  'list-welcome': { title: 'Welcome to a list', when: 'When a subscription is confirmed.' },
  'password-reset': { title: 'New password', when: 'When a customer asks for one.' },
  'email-confirmation': {
    title: 'Confirm an address',
    when: 'When a customer wants to see orders they placed without logging in.',
  },
  'form-answer': { title: 'Form submission', when: 'To the addresses set in the form.' },
  'shop-order': {
    title: 'New order',
    when: 'To you, when someone places an order. Subscriptions have their own e-mails.',
  },
  'shop-dispute': {
    title: 'Payment disputed',
    when: 'To you, when a customer disputes a payment with their bank.',
  },
  'shop-mismatch': {
    title: 'Payment with another amount',
    when: 'To you, when the amount or currency at your payment provider differs from the order. No order is placed.',
  },
  'shop-subscription-started': { title: 'New subscription', when: 'To you, after a first charge.' },
  'shop-subscription-renewed': { title: 'Subscription renewed', when: 'To you, after each renewal.' },
  'shop-subscription-payment-failed': { title: 'Card declined', when: 'To you, after a declined charge.' },
  'shop-subscription-canceled': { title: 'Subscription canceled', when: 'To you, when one has ended.' },
  'shop-subscription-completed': { title: 'Subscription complete', when: 'To you, after a last charge.' },
  'shop-refund-failed': {
    title: 'Refund failed',
    when: 'To you, when your payment provider refuses a refund or a bank sends one back.',
  },
};

/** The groups of the list in their order. */
export const mailGroups: readonly {
  readonly title: string;
  readonly note: string;
  readonly groups: readonly string[];
}[] = [
  { title: 'Orders', note: 'To your customers, about what they have bought.', groups: ['orders', 'goods'] },
  { title: 'Subscriptions', note: 'To subscribers, about their charges.', groups: ['subscriptions'] },
  {
    title: 'News and reminders',
    note: 'What customers have signed up for and can unsubscribe from.',
    groups: ['marketing'],
  },
  { title: 'Accounts', note: 'To people who have an account on your site.', groups: ['account'] },
  { title: 'To you', note: 'To the address of the business, or to the owner.', groups: ['forms', 'shop'] },
];

/** What a placeholder stands for. */
export const placeholderNames: Readonly<Record<string, string>> = {
  shop: 'Name of the site',
  orderNumber: 'Order number',
  orderDate: 'Order date',
  total: 'Total',
  amount: 'Amount',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  senderName: 'Sender',
  recipientName: 'Recipient',
  product: 'Product',
  products: 'Products',
  price: 'Price',
  card: 'Card',
  date: 'Day',
  email: 'Customer’s e-mail address',
  list: 'List',
  form: 'Form',
  page: 'Page',
};

/** The title of a kind, also of one that this studio does not know yet. */
export function nameOfMail(kind: string): MailName {
  return mailNames[kind] ?? { title: kind, when: '' };
}
