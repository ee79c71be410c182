import type { MailButton, MailFooter, MailKind } from './mail-kinds.ts';

/** The first words of a kind of mail; `{name}` stands for a placeholder. */
export interface KindMessages {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
}

/** Sentences and labels that stand in mails beside the owner's words. */
export type MailPhrase =
  | 'testOrder'
  | 'sample'
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'free'
  | 'tax'
  | 'total'
  | 'includedTax'
  | 'giftCard'
  | 'givenBack'
  | 'givenBackTo'
  | 'deliveryTo'
  | 'pleasePay'
  | 'keptUntil'
  | 'travelsWith'
  | 'followParcel'
  | 'amount'
  | 'code'
  | 'balance'
  | 'subscription'
  | 'price'
  | 'nextCharge'
  | 'cardEnding'
  | 'cardMissing'
  | 'tryAgain'
  | 'lastTry'
  | 'byCustomer'
  | 'byShop'
  | 'unpaid'
  | 'disputeUntil'
  | 'disputeSoon'
  | 'disputeReason'
  | 'sentFrom'
  | 'unsubscribe'
  | 'sampleProduct'
  | 'sampleMessage';

/** All words of mails in one language. */
export interface MailMessages {
  readonly kinds: Readonly<Record<MailKind, KindMessages>>;
  readonly buttons: Readonly<Record<MailButton, string>>;
  readonly footers: Readonly<Record<MailFooter, string>>;
  readonly phrases: Readonly<Record<MailPhrase, string>>;
}
