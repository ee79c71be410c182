import {
  answerCharge,
  findCharge,
  findTestRefund,
  keepCharge,
  keepRefund,
  type TestChargeRecord,
} from '@veranda/db/payments/test-charges';
import { answerTestSetup, findTestSetup, keepTestSetup } from '@veranda/db/payments/test-setups';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { cardDigits } from '@veranda/domain/checkout/card';
import type { PlatformDeps } from '../deps.ts';
import type {
  Dispute,
  GivenRefund,
  PaymentGateway,
  PaymentKey,
  PaymentMethod,
  PaymentOutcome,
  RefundOutcome,
  RefundRequest,
  SavedMethod,
  SaveMethodRequest,
  SaveOutcome,
} from './payment-gateway.ts';
import { receiveEvent } from './receive-event.ts';
import { type TestCard, testCardByLast4, testCardOf } from './test-cards.data.ts';

type GatewayDeps = Pick<PlatformDeps, 'db' | 'now' | 'newId'>;

/** Its name, which the payments keep. */
export const testProvider = 'test';

const lateAfter = 20_000;
const disputeDecidedAfter = 60_000;
const refundSentBackAfter = 60_000;
const savedPrefix = 'test_card_';
// Confirmed by its owner for charges while they are away.
const confirmedPrefix = 'test_confirmed_';
const setupPrefix = 'test_setup_';

/** A gateway that takes no money and forgets nothing: its ledger survives any process. */
export function createTestGateway(deps: GatewayDeps): PaymentGateway {
  return {
    name: testProvider,
    async charge(request) {
      const digits = digitsOf(request.method);
      const card = testCardOf(digits);
      const charge = await keep(deps, request, { last4: digits.slice(-4), card });
      return card.loses ? { kind: 'unknown' } : outcomeOf(charge, request.save);
    },
    async chargeSaved(request) {
      const isConfirmed = request.saved.startsWith(confirmedPrefix);
      const last4 = request.saved.slice((isConfirmed ? confirmedPrefix : savedPrefix).length);
      const card = testCardByLast4(last4);
      const refusal =
        (isConfirmed ? undefined : card.away) ?? (card.status === 'declined' ? card.message : undefined);
      const status = refusal === undefined ? 'captured' : 'declined';
      const away: TestCard = { ...card, status, message: refusal ?? '' };
      const charge = await keep(deps, request, { last4, card: away });
      return card.loses ? { kind: 'unknown' } : outcomeOf(charge);
    },
    saveMethod: (request) => saveCard(deps, request),
    findSaved: (setup) => findCard(deps, setup),
    async find({ siteId, paymentId }) {
      const charge = await deps.db.forSite(siteId, (tx) => findCharge(tx, paymentId));
      return charge ? outcomeOf(charge, true) : null;
    },
    async cancel({ siteId, paymentId }) {
      const charge = await deps.db.forSite(siteId, async (tx) => {
        const kept = await keepCharge(tx, canceled(siteId, paymentId));
        if (kept.status === 'requires_action') await answerCharge(tx, paymentId, 'declined');
        return (await findCharge(tx, paymentId)) ?? kept;
      });
      return outcomeOf(charge);
    },
    refund: (request) => refundCharge(deps, request),
    findRefund: (refund) => findRefund(deps, refund),
    findForeignRefunds: () => Promise.resolve([]),
    findDispute: (payment) => findDispute(deps, payment),
  };
}

interface Played {
  readonly last4: string;
  readonly card: TestCard;
}

async function keep(
  deps: GatewayDeps,
  request: Pick<PaymentKey, 'siteId' | 'paymentId' | 'amountMinor'>,
  { last4, card }: Played,
): Promise<TestChargeRecord> {
  return deps.db.forSite(request.siteId, async (tx) => {
    const charge = await keepCharge(tx, {
      paymentId: request.paymentId,
      status: card.status,
      amountMinor: request.amountMinor,
      cardLast4: last4,
      message: card.message,
    });
    if (charge.status === 'captured') await tell(deps, tx, { paymentId: request.paymentId, card });
    return charge;
  });
}

// Event that a provider sends on its own. The ids make a message that is sent twice one message.
async function tell(
  deps: GatewayDeps,
  tx: SiteTransaction,
  { paymentId, card }: { readonly paymentId: string; readonly card: TestCard },
): Promise<void> {
  const after = (milliseconds: number) => new Date(deps.now() + milliseconds);
  const send = (name: string, kind: 'payment' | 'dispute', wait = 0) =>
    receiveEvent(deps, tx, {
      provider: testProvider,
      eventId: `${name}_${paymentId}`,
      subject: { kind, paymentId },
      ...(wait > 0 ? { dueAt: after(wait) } : {}),
    });
  if (card.tells === 'late') await send('late', 'payment', lateAfter);
  if (card.tells === 'twice') for (const name of ['paid', 'paid', 'paid_again']) await send(name, 'payment');
  if (card.dispute) {
    await send('dispute_opened', 'dispute');
    await send('dispute_closed', 'dispute', disputeDecidedAfter);
  }
}

async function findDispute(deps: GatewayDeps, { siteId, paymentId }: PaymentKey): Promise<Dispute | null> {
  const charge = await deps.db.forSite(siteId, (tx) => findCharge(tx, paymentId));
  const decision = charge?.status === 'captured' ? testCardByLast4(charge.cardLast4).dispute : undefined;
  if (!charge || !decision) return null;
  const decidedAt = new Date(charge.createdAt.getTime() + disputeDecidedAfter);
  const isOpen = deps.now() < decidedAt.getTime();
  return {
    reference: `test_dispute_${paymentId}`,
    status: isOpen ? 'open' : decision,
    reason: 'fraudulent',
    dueAt: isOpen ? decidedAt : null,
  };
}

async function refundCharge(deps: GatewayDeps, request: RefundRequest): Promise<RefundOutcome> {
  const { refundId, payment } = request;
  const { siteId, paymentId } = payment;
  return deps.db.forSite(siteId, async (tx): Promise<RefundOutcome> => {
    const charge = await findCharge(tx, paymentId);
    if (charge?.status !== 'captured') return { kind: 'refused', message: 'There is no such payment.' };
    const { refunds } = testCardByLast4(charge.cardLast4);
    if (refunds === 'refused') return { kind: 'refused', message: 'The bank refused the refund.' };
    const asked = await keepRefund(tx, {
      refundId,
      paymentId,
      amountMinor: request.amountMinor,
    });
    if (refunds === 'lost-once' && asked === 1) return { kind: 'unknown' };
    if (refunds === 'sent-back')
      await receiveEvent(deps, tx, {
        provider: testProvider,
        eventId: `refund_failed_${refundId}`,
        subject: { kind: 'refund', refundId },
        dueAt: new Date(deps.now() + refundSentBackAfter),
      });
    return { kind: 'done', reference: `test_refund_${refundId}` };
  });
}

async function findRefund(deps: GatewayDeps, { refundId, payment }: GivenRefund): Promise<RefundOutcome> {
  const { siteId, paymentId } = payment;
  const { charge, refund } = await deps.db.forSite(siteId, async (tx) => ({
    charge: await findCharge(tx, paymentId),
    refund: await findTestRefund(tx, refundId),
  }));
  if (!charge || !refund) return { kind: 'unknown' };
  const { refunds } = testCardByLast4(charge.cardLast4);
  const isBack = deps.now() - refund.createdAt.getTime() >= refundSentBackAfter;
  if (refunds === 'sent-back' && isBack)
    return { kind: 'refused', message: 'The bank sent the refund back.' };
  return { kind: 'done', reference: `test_refund_${refundId}` };
}

// If the provider has seen nothing, a refusal is kept instead of the charge: one that comes late finds it.
function canceled(siteId: string, paymentId: string) {
  return {
    siteId,
    paymentId,
    status: 'declined',
    amountMinor: 0n,
    cardLast4: '',
    message: 'notCompleted',
  };
}

/** The buyer answers the test bank's question. */
export async function answerTestBank(
  deps: Pick<PlatformDeps, 'db'>,
  input: { readonly siteId: string; readonly paymentId: string; readonly approved: boolean },
): Promise<void> {
  const status = input.approved ? 'captured' : 'declined';
  await deps.db.forSite(input.siteId, (tx) => answerCharge(tx, input.paymentId, status));
}

function digitsOf(method: PaymentMethod): string {
  if (method.kind !== 'test-card') throw new Error('the test gateway reads nothing but test cards');
  return cardDigits(method.number);
}

function outcomeOf(charge: TestChargeRecord, saves = false): PaymentOutcome {
  const reference = `test_${charge.paymentId}`;
  if (charge.status === 'captured')
    return {
      kind: 'captured',
      reference,
      cardBrand: 'Test card',
      cardLast4: charge.cardLast4,
      saved: saves && !testCardByLast4(charge.cardLast4).unsaved ? savedMethod(charge.cardLast4) : null,
    };
  if (charge.status === 'requires_action')
    return {
      kind: 'requires-action',
      reference,
      actionUrl: `/checkout/test-bank?paymentId=${charge.paymentId}`,
    };
  return { kind: 'declined', reference, message: charge.message || 'bankRefused' };
}

async function saveCard(deps: GatewayDeps, request: SaveMethodRequest): Promise<SaveOutcome> {
  const digits = digitsOf(request.method);
  const last4 = digits.slice(-4);
  const card = testCardOf(digits);
  if (card.status === 'declined') return { kind: 'declined', message: card.message };
  if (card.unsaved) return { kind: 'declined', message: 'notSaved' };
  if (card.status !== 'requires_action') return savedOutcome(last4);
  const key = { siteId: request.siteId, id: request.setupId };
  await deps.db.forSite(key.siteId, (tx) => keepTestSetup(tx, key, last4));
  return asksBank(request.setupId);
}

// A card whose bank has asked is known by the setup that it was given in, every other one by its last digits.
async function findCard(
  deps: GatewayDeps,
  { siteId, reference }: { readonly siteId: string; readonly reference: string },
): Promise<SaveOutcome> {
  if (!reference.startsWith(setupPrefix)) return savedOutcome(reference.slice(savedPrefix.length));
  const id = reference.slice(setupPrefix.length);
  const kept = await deps.db.forSite(siteId, (tx) => findTestSetup(tx, { id }));
  if (kept?.status === 'saved') return savedOutcome(kept.cardLast4, confirmedPrefix);
  return kept?.status === 'requires_action' ? asksBank(id) : { kind: 'declined', message: 'declined' };
}

function asksBank(setupId: string): SaveOutcome {
  const actionUrl = `/account/card-bank?setup=${setupId}`;
  return { kind: 'requires-action', reference: `${setupPrefix}${setupId}`, actionUrl };
}

/** The subscriber answers the test bank's question about a card. */
export async function answerCardBank(
  deps: Pick<PlatformDeps, 'db'>,
  input: { readonly siteId: string; readonly setupId: string; readonly approved: boolean },
): Promise<void> {
  const { siteId, setupId: id } = input;
  const status = input.approved ? 'saved' : 'declined';
  await deps.db.forSite(siteId, (tx) => answerTestSetup(tx, { id }, status));
}

function savedOutcome(last4: string, prefix = savedPrefix): SaveOutcome {
  const saved = savedMethod(last4, prefix);
  return { kind: 'saved', reference: saved.reference, saved };
}

// Only the last four digits of the number are kept, also here: they are enough to know the test card again.
function savedMethod(last4: string, prefix = savedPrefix): SavedMethod {
  return { reference: `${prefix}${last4}`, brand: 'Test card', last4, expiry: '' };
}
