import { type MailKind } from '@veranda/domain/mail/mail-kinds';
import type { MailOverrides } from '@veranda/domain/mail/overrides';
import { unknownPlaceholders } from '@veranda/domain/mail/placeholders';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { defaultMailMessages } from '../../services/sites/mails/default-mail-messages.ts';

const parts = ['subject', 'intro', 'footer'] as const;

/** Refusal of texts with placeholders that the kind does not have, each named with its field; or null. */
export function placeholderProblem(kind: MailKind, overrides: MailOverrides): Refusal | null {
  const [first, ...also] = parts.flatMap((part) =>
    unknownPlaceholders(kind, overrides[part] ?? '').map((name) =>
      refuse('unknown-placeholder', { field: `words.${part}`, params: { name: `{${name}}` } }),
    ),
  );
  return first ? { ...first, ...(also.length > 0 ? { also } : {}) } : null;
}

/** Texts as they are stored: null where they are those of the language, or where a subject is left empty. */
export function overridesToStore(kind: MailKind, language: string, overrides: MailOverrides): MailOverrides {
  const { subject, intro, footer } = defaultMailMessages(kind, language);
  const stored = (override: string | null, defaultText: string): string | null => {
    const text = override?.replaceAll('\r\n', '\n').trim() ?? null;
    return text === defaultText ? null : text;
  };
  return {
    subject: stored(overrides.subject, subject) || null,
    intro: stored(overrides.intro, intro),
    footer: stored(overrides.footer, footer),
  };
}
