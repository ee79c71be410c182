import type { MailContent, MailContentItem } from '../mail-content.ts';

type Head = Pick<MailContent, 'id' | 'to' | 'href'>;

/** Tells somebody who has waited that it can be had again. */
export function restockMail(
  given: Head & { readonly product: string; readonly unsubscribeUrl: string },
): MailContent {
  const { product, ...letter } = given;
  return { ...letter, kind: 'restock', values: { product } };
}

/** Asks a buyer what they say of what they bought. */
export function reviewMail(
  given: Head & { readonly products: readonly string[]; readonly unsubscribeUrl: string },
): MailContent {
  const { products, ...letter } = given;
  return { ...letter, kind: 'review-request', values: { products: products.join(', ') } };
}

/** Reminds of a cart that was left. */
export function abandonedCartMail(
  given: Head & {
    readonly unsubscribeUrl: string;
    readonly items: readonly MailContentItem[];
    readonly total: string;
  },
): MailContent {
  const { total, ...letter } = given;
  return { ...letter, kind: 'abandoned-cart', values: { total } };
}

/** Asks whether somebody wants to be on a list, or says that they are. */
export function mailingListMail(
  given: Head & {
    readonly step: 'confirm' | 'welcome';
    readonly list: string;
    readonly unsubscribeUrl: string;
  },
): MailContent {
  const { step, list, ...letter } = given;
  return { ...letter, kind: step === 'confirm' ? 'list-confirm' : 'list-welcome', values: { list } };
}

/** Brings an answer to a form to its owner. */
export function formAnswerMail(
  given: Head &
    Pick<MailContent, 'subject' | 'replyTo'> & {
      readonly form: string;
      /** Where it was filled in; empty where nobody knows. */
      readonly page: string;
      readonly rows: NonNullable<MailContent['rows']>;
    },
): MailContent {
  const { form, page, ...letter } = given;
  return { ...letter, kind: 'form-answer', values: { form, page } };
}

/** The link by which somebody shows that the address is theirs. */
export function addressMail(given: Head): MailContent {
  return { ...given, kind: 'email-confirmation', values: {} };
}

/** The link to a new password. */
export function passwordMail(given: Head): MailContent {
  return { ...given, kind: 'password-reset', values: {} };
}
