import type { MailWords } from '@veranda/contracts/notifications';
import { mailMessages } from '@veranda/domain/mail/mail-messages';
import { type MailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import type { OwnWords } from '@veranda/domain/mail/own-words';
import { unknownPlaceholders } from '@veranda/domain/mail/placeholders';
import { type Refusal, refuse } from '@veranda/domain/refusal';

const parts = ['subject', 'intro', 'footer'] as const;

/** The refusal of words with placeholders that the kind does not have, each named with its field; or null. */
export function wordsProblem(kind: MailKind, words: MailWords): Refusal | null {
  const [first, ...also] = parts.flatMap((part) =>
    unknownPlaceholders(kind, words[part] ?? '').map((name) =>
      refuse('unknown-placeholder', { field: `words.${part}`, params: { name: `{${name}}` } }),
    ),
  );
  return first ? { ...first, ...(also.length > 0 ? { also } : {}) } : null;
}

/** The words as they are kept: null where they are those of the language, or where a subject is left empty. */
export function wordsToKeep(kind: MailKind, language: string, words: MailWords): OwnWords {
  const book = mailMessages(language);
  const { subject, intro } = book.kinds[kind];
  const kept = (own: string | null, standing: string): string | null => {
    const text = own?.replaceAll('\r\n', '\n').trim() ?? null;
    return text === standing ? null : text;
  };
  return {
    subject: kept(words.subject, subject) || null,
    intro: kept(words.intro, intro),
    footer: kept(words.footer, book.footers[mailKind(kind).footer]),
  };
}
