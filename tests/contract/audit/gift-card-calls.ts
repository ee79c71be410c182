import type { Reply } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  make(path: string, body?: unknown): Promise<Reply>;
}

/** Calls of gift cards that are recorded, by the name of their contract. */
export function giftCardCalls(place: () => Place) {
  const plain = { amount: '5', note: '' };
  const path = async (more: object = {}): Promise<string> => {
    const { base, make } = place();
    return `${base}/gift-cards/${(await make(`${base}/gift-cards`, { ...plain, ...more })).giftCard.id}`;
  };
  return {
    'issue-gift-card': async () => ({ path: `${place().base}/gift-cards`, body: plain }),
    'resend-gift-card': async () => ({ path: `${await path({ recipientEmail: 'ada@gift.example' })}/mail` }),
    'readdress-gift-card': async () => ({
      path: `${await path({ recipientEmail: 'ada@gift.example' })}/delivery`,
      body: { recipientName: 'Bea', recipientEmail: 'bea@gift.example', message: '', deliverOn: '' },
    }),
    'disable-gift-card': async () => ({ path: `${await path()}/disable` }),
  };
}
