import type { DeclineReason } from '@veranda/messages/declines/decline-text';

/** Behaviour of the test gateway for a card. */
export interface TestCard {
  readonly status: 'captured' | 'declined' | 'requires_action';
  /** Reason of the bank for a refusal; empty for none. */
  readonly message: DeclineReason | '';
  /** The answer is lost on its way, though the money is taken: found again by asking. */
  readonly loses?: true;
  /** Messages that come on their own: `twice` at once and again, `late` after 20 s. */
  readonly tells?: 'twice' | 'late';
  /** The bank asks the money back, and decides a minute later. */
  readonly dispute?: 'won' | 'lost';
  /**
   * The first answer to a refund is lost, every refund is refused, or it is done and the bank sends it back a
   * minute later.
   */
  readonly refunds?: 'lost-once' | 'refused' | 'sent-back';
  /**
   * Reason of the bank when the card is charged while its owner is away and has not confirmed it for that.
   */
  readonly away?: DeclineReason;
  /** It is paid with and cannot be kept for later charges. */
  readonly unsaved?: true;
  /** For the list of cards that a developer is shown. */
  readonly purpose: string;
}

/** Every other valid number is captured. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { status: 'captured', message: '', purpose: 'is paid' },
  '4000000000000002': {
    status: 'declined',
    message: 'declined',
    purpose: 'is declined',
  },
  '4000000000009995': {
    status: 'declined',
    message: 'insufficientFunds',
    purpose: 'has not enough on it',
  },
  '4000000000003220': {
    status: 'requires_action',
    message: '',
    away: 'bankAsks',
    purpose: 'asks for 3-D Secure',
  },
  '4000000000000119': {
    status: 'captured',
    message: '',
    loses: true,
    purpose: 'is paid, but the answer is lost: found by asking a minute later',
  },
  '4000000000002222': {
    status: 'captured',
    message: '',
    tells: 'twice',
    purpose: 'is paid, and the message of it comes twice',
  },
  '4000000000000077': {
    status: 'captured',
    message: '',
    loses: true,
    tells: 'late',
    purpose: 'is paid, but only a message 20 seconds later says so',
  },
  '4000000000000259': {
    status: 'captured',
    message: '',
    dispute: 'lost',
    purpose: 'is paid, disputed, and lost a minute later',
  },
  '4000000000002685': {
    status: 'captured',
    message: '',
    dispute: 'won',
    purpose: 'is paid, disputed, and won a minute later',
  },
  '4000000000005126': {
    status: 'captured',
    message: '',
    refunds: 'refused',
    purpose: 'is paid; refunds are refused',
  },
  '4000000000007726': {
    status: 'captured',
    message: '',
    refunds: 'lost-once',
    purpose: 'is paid; the first answer to a refund is lost',
  },
  '4000000000005530': {
    status: 'captured',
    message: '',
    refunds: 'sent-back',
    purpose: 'is paid; a refund is done, and sent back by the bank a minute later',
  },
  '4000000000000341': {
    status: 'captured',
    message: '',
    away: 'declined',
    purpose: 'is paid, but not when charged again',
  },
  '4000000000003055': {
    status: 'captured',
    message: '',
    unsaved: true,
    purpose: 'is paid, but cannot be saved for later charges',
  },
};

const plain: TestCard = { status: 'captured', message: '', purpose: 'is paid' };

/** Behaviour for a card number without blanks. */
export function testCardOf(digits: string): TestCard {
  return testCards[digits] ?? plain;
}

/** The same by the last four digits, which is all that is kept of a card. */
export function testCardByLast4(last4: string): TestCard {
  const number = Object.keys(testCards).find((key) => key.endsWith(last4));
  return number === undefined ? plain : testCardOf(number);
}
