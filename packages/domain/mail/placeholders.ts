import { type MailKind, placeholdersOf } from './mail-kinds.ts';

const placeholder = /\{([^{}]*)\}/g;

/** Names in braces in a text that are none of the kind's placeholders; `{shop}` is one of every kind. */
export function unknownPlaceholders(kind: MailKind, text: string): readonly string[] {
  const known = placeholdersOf(kind);
  const names = [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
  return names.filter((name) => !known.includes(name));
}
