import { answerCharge, findCharge, keepCharge, keepRefund } from '@veranda/db/checkout/test-charges';
import type { Row } from '@veranda/db/schema';
import { cardDigits } from '@veranda/domain/checkout/card';
import type { Deps } from '../deps.ts';
import type {
  PaymentGateway,
  PaymentOutcome,
  PaymentRequest,
  RefundOutcome,
  RefundRequest,
} from './payment-gateway.ts';

/** What the test gateway answers to a card (design, failure by sentinel). Every other valid number is captured. */
export const testCards = {
  '4000000000000002': { status: 'declined', message: 'Your card was declined.' },
  '4000000000009995': { status: 'declined', message: 'Your card has insufficient funds.' },
  '4000000000003220': { status: 'requires_action', message: '' },
  /** The answer is lost on its way, though the money is taken: found again by asking. */
  '4000000000000119': { status: 'captured', message: '', loses: true },
  /** Captured, and every refund of it is refused. */
  '4000000000005126': { status: 'captured', message: '' },
  /** Captured; the first answer to a refund of it is lost. */
  '4000000000007726': { status: 'captured', message: '' },
} as const satisfies Record<string, { status: string; message: string; loses?: true }>;

type Rule = {
  readonly status: 'captured' | 'declined' | 'requires_action';
  readonly message: string;
  readonly loses?: true;
};

/** A gateway that takes no money and forgets nothing: its ledger survives any process. */
export function openTestGateway(deps: Pick<Deps, 'db'>): PaymentGateway {
  return {
    name: 'test',
    testMode: true,
    async charge(request) {
      const digits = cardDigits(request.method.number);
      const rule = ruleOf(digits);
      const charge = await deps.db.forSite(request.siteId, (tx) =>
        keepCharge(tx, {
          website_id: request.siteId,
          payment_id: request.paymentId,
          status: rule.status,
          amount_minor: request.amountMinor,
          card_last4: digits.slice(-4),
          message: rule.message,
        }),
      );
      return rule.loses ? { kind: 'unknown' } : outcomeOf(charge, request);
    },
    async find(siteId, paymentId) {
      const charge = await deps.db.forSite(siteId, (tx) => findCharge(tx, siteId, paymentId));
      return charge ? outcomeOf(charge, { paymentId }) : null;
    },
    async cancel(siteId, paymentId) {
      const charge = await deps.db.forSite(siteId, async (tx) => {
        const kept = await keepCharge(tx, canceled(siteId, paymentId));
        if (kept.status === 'requires_action') await answerCharge(tx, { siteId, paymentId }, 'declined');
        return (await findCharge(tx, siteId, paymentId)) ?? kept;
      });
      return outcomeOf(charge, { paymentId });
    },
    refund: (request) => refundCharge(deps, request),
  };
}

async function refundCharge(deps: Pick<Deps, 'db'>, request: RefundRequest): Promise<RefundOutcome> {
  const { siteId, paymentId, refundId } = request;
  return deps.db.forSite(siteId, async (tx): Promise<RefundOutcome> => {
    const charge = await findCharge(tx, siteId, paymentId);
    if (charge?.status !== 'captured') return { kind: 'refused', message: 'There is no such payment.' };
    if (charge.card_last4 === '5126') return { kind: 'refused', message: 'The bank refused the refund.' };
    const asked = await keepRefund(tx, {
      website_id: siteId,
      refund_id: refundId,
      payment_id: paymentId,
      amount_minor: request.amountMinor,
    });
    if (charge.card_last4 === '7726' && asked === 1) return { kind: 'unknown' };
    return { kind: 'done', reference: `test_refund_${refundId}` };
  });
}

// Where the provider has seen nothing, a refusal is kept in place of the charge: one that comes late finds it.
function canceled(siteId: string, paymentId: string) {
  return {
    website_id: siteId,
    payment_id: paymentId,
    status: 'declined',
    amount_minor: 0n,
    card_last4: '',
    message: 'The payment was not completed.',
  };
}

/** The buyer answers the test bank's question. */
export async function answerTestBank(
  deps: Pick<Deps, 'db'>,
  given: { readonly siteId: string; readonly paymentId: string; readonly approved: boolean },
): Promise<void> {
  const status = given.approved ? 'captured' : 'declined';
  await deps.db.forSite(given.siteId, (tx) => answerCharge(tx, given, status));
}

function ruleOf(digits: string): Rule {
  const rules: Readonly<Record<string, Rule>> = testCards;
  return rules[digits] ?? { status: 'captured', message: '' };
}

function outcomeOf(charge: Row<'test_charge'>, request: Pick<PaymentRequest, 'paymentId'>): PaymentOutcome {
  const reference = `test_${request.paymentId}`;
  if (charge.status === 'captured')
    return { kind: 'captured', reference, cardBrand: 'Test card', cardLast4: charge.card_last4 };
  if (charge.status === 'requires_action')
    return {
      kind: 'requires-action',
      reference,
      actionUrl: `/checkout/test-bank?paymentId=${request.paymentId}`,
    };
  return { kind: 'declined', reference, message: charge.message || 'The bank refused the payment.' };
}
