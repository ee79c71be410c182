import type { Letter, LetterItem } from '../letter.ts';

type Head = Pick<Letter, 'id' | 'to' | 'href'>;

/** Tells somebody who has waited that it can be had again. */
export function restockLetter(
  given: Head & { readonly product: string; readonly unsubscribeUrl: string },
): Letter {
  const { product, ...letter } = given;
  return { ...letter, kind: 'restock', values: { product } };
}

/** Asks a buyer what they say of what they bought. */
export function reviewLetter(
  given: Head & { readonly products: readonly string[]; readonly unsubscribeUrl: string },
): Letter {
  const { products, ...letter } = given;
  return { ...letter, kind: 'review-request', values: { products: products.join(', ') } };
}

/** Reminds of a cart that was left. */
export function cartLetter(
  given: Head & {
    readonly unsubscribeUrl: string;
    readonly items: readonly LetterItem[];
    readonly total: string;
  },
): Letter {
  const { total, ...letter } = given;
  return { ...letter, kind: 'abandoned-cart', values: { total } };
}

/** Asks whether somebody wants to be on a list, or says that they are. */
export function listLetter(
  given: Head & {
    readonly step: 'confirm' | 'welcome';
    readonly list: string;
    readonly unsubscribeUrl: string;
  },
): Letter {
  const { step, list, ...letter } = given;
  return { ...letter, kind: step === 'confirm' ? 'list-confirm' : 'list-welcome', values: { list } };
}

/** Brings an answer to a form to its owner. */
export function answerLetter(
  given: Head &
    Pick<Letter, 'subject' | 'replyTo'> & {
      readonly form: string;
      /** Where it was filled in; empty where nobody knows. */
      readonly page: string;
      readonly rows: NonNullable<Letter['rows']>;
    },
): Letter {
  const { form, page, ...letter } = given;
  return { ...letter, kind: 'form-answer', values: { form, page } };
}

/** The link by which somebody shows that the address is theirs. */
export function addressLetter(given: Head): Letter {
  return { ...given, kind: 'email-confirmation', values: {} };
}

/** The link to a new password. */
export function passwordLetter(given: Head): Letter {
  return { ...given, kind: 'password-reset', values: {} };
}
