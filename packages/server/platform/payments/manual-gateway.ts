import type { PaymentGateway } from './payment-gateway.ts';
import { manualProvider } from './payments.ts';

/** Manual payments: nobody is asked. The owner makes refunds in the same way as the payment came. */
export const manualGateway: PaymentGateway = {
  name: manualProvider,
  charge: () => Promise.reject(new Error('a payment by hand is not charged')),
  chargeSaved: () => Promise.reject(new Error('a payment by hand is not charged')),
  saveMethod: () => Promise.resolve({ kind: 'unavailable' }),
  findSaved: () => Promise.resolve({ kind: 'unavailable' }),
  find: () => Promise.resolve(null),
  cancel: () => Promise.resolve({ kind: 'declined', reference: null, message: 'notCompleted' }),
  refund: ({ refundId }) => Promise.resolve({ kind: 'done', reference: `manual_refund_${refundId}` }),
  findRefund: ({ refundId }) => Promise.resolve({ kind: 'done', reference: `manual_refund_${refundId}` }),
  findForeignRefunds: () => Promise.resolve([]),
  findDispute: () => Promise.resolve(null),
};
