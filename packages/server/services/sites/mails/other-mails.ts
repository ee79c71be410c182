import type { MailContent, MailContentItem } from './mail-content.ts';

type Head = Pick<MailContent, 'id' | 'to' | 'href'>;

/** Tells a waiting visitor that it is back in stock. */
export function restockMail(
  data: Head & { readonly product: string; readonly unsubscribeUrl: string },
): MailContent {
  const { product, ...content } = data;
  return { ...content, kind: 'restock', values: { product } };
}

/** Asks a buyer what they say of what they bought. */
export function reviewMail(
  data: Head & { readonly products: readonly string[]; readonly unsubscribeUrl: string },
): MailContent {
  const { products, ...content } = data;
  return { ...content, kind: 'review-request', values: { products: products.join(', ') } };
}

/** Reminds of a cart that was left. */
export function abandonedCartMail(
  data: Head & {
    readonly unsubscribeUrl: string;
    readonly items: readonly MailContentItem[];
    readonly total: string;
  },
): MailContent {
  const { total, ...content } = data;
  return { ...content, kind: 'abandoned-cart', values: { total } };
}

/** Asks whether somebody wants to be on a list, or says that they are. */
export function mailingListMail(
  data: Head & {
    readonly step: 'confirm' | 'welcome';
    readonly list: string;
    readonly unsubscribeUrl: string;
  },
): MailContent {
  const { step, list, ...content } = data;
  return { ...content, kind: step === 'confirm' ? 'list-confirm' : 'list-welcome', values: { list } };
}

/** Brings an answer to a form to its owner. */
export function formAnswerMail(
  data: Head &
    Pick<MailContent, 'subject' | 'replyTo'> & {
      readonly form: string;
      /** Page on which it was filled in; empty where nobody knows. */
      readonly page: string;
      readonly rows: NonNullable<MailContent['rows']>;
    },
): MailContent {
  const { form, page, ...content } = data;
  return { ...content, kind: 'form-answer', values: { form, page } };
}

/** Tells the owner what happened on the site in a week. */
export function weekMail(data: Head & Pick<MailContent, 'rows'>): MailContent {
  return { ...data, kind: 'shop-week', values: {} };
}

/** Tells those who moderate of comments that wait for somebody to read them. */
export function commentsMail(data: Head & Pick<MailContent, 'rows' | 'unsubscribeUrl'>): MailContent {
  return { ...data, kind: 'shop-comments', values: {} };
}

/** Tells the author of a comment of a reply to it. */
export function commentReplyMail(
  data: Head & {
    readonly unsubscribeUrl: string;
    readonly name: string;
    /** Title of what was commented on. */
    readonly title: string;
    readonly text: string;
  },
): MailContent {
  const { name, title, text: quote, ...content } = data;
  return { ...content, kind: 'comment-reply', values: { name, title }, quote };
}

/** The link by which somebody shows that the address is theirs. */
export function addressMail(data: Head): MailContent {
  return { ...data, kind: 'email-confirmation', values: {} };
}

/** The link to a new password. */
export function passwordMail(data: Head): MailContent {
  return { ...data, kind: 'password-reset', values: {} };
}
