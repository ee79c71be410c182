import type { MailKind } from '@veranda/domain/mail/mail-kinds';

/** A line of what was bought. */
export interface MailContentItem {
  readonly name: string;
  /** Detail of the item: its variant and answers. */
  readonly detail: string;
  readonly quantity: number;
  /** Ready to be shown; empty without an amount. */
  readonly total: string;
  /** Address of a picture; empty for none. */
  readonly imageUrl: string;
}

/**
 * Content of a mail before it is rendered. The texts around it come from the kind, the language and the
 * owner.
 */
export interface MailContent {
  readonly kind: MailKind;
  /** The same for every delivery of one mail. */
  readonly id: string;
  readonly to: string;
  /** Chosen for this one mail, in place of the subject of its kind. */
  readonly subject?: string;
  /** Address of the person who caused it, where an answer goes to them and not to the site. */
  readonly replyTo?: string;
  /** Values of placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** After the owner's text. */
  readonly paragraphs?: readonly string[];
  /** Text that somebody has written to the recipient. */
  readonly quote?: string;
  /** Set large and apart: an amount, a code. */
  readonly large?: readonly { readonly label: string; readonly text: string }[];
  readonly items?: readonly MailContentItem[];
  readonly sums?: readonly { readonly name: string; readonly amount: string; readonly isTotal: boolean }[];
  readonly rows?: readonly { readonly name: string; readonly value: string }[];
  readonly address?: readonly string[];
  /** Target of the kind's button. */
  readonly href: string;
  readonly link?: { readonly label: string; readonly href: string };
  /** Small print after the button. */
  readonly notes?: readonly string[];
  /** True for an order that moves no money. */
  readonly isTest?: boolean;
  /** Made up, to show what a mail looks like. */
  readonly isSample?: boolean;
  /** Address at which mails of this kind are unsubscribed from with one click. */
  readonly unsubscribeUrl?: string;
  /** Sent although the owner has switched the kind off: somebody has asked for this one. */
  readonly isWanted?: boolean;
}
