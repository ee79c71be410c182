/** A mail ready to be sent. */
export interface Mail {
  /** The same id again is the same mail: it becomes the Message-ID. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  /** Address at which a mail program unsubscribes with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail that the local inbox keeps. */
export interface StoredMail {
  readonly name: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly at: string;
  readonly html: string;
  readonly text: string;
}

/** The port to mail: SMTP, or the local inbox of a developer's machine. */
export interface Mailer {
  /** Resolves when the server has taken the mail, or the inbox has stored it. @throws when it has not */
  send(mail: Mail): Promise<void>;
  /** Newest first; null where mail leaves by SMTP. */
  inbox: { list(): Promise<StoredMail[]>; read(name: string): Promise<StoredMail | null> } | null;
  close(): void;
}
