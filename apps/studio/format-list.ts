import { studioLanguage } from '@veranda/messages/studio/language';

const list = new Intl.ListFormat(studioLanguage().tag);

/** Names as a sentence lists them: "A, B, and C". */
export function formatList(names: readonly string[]): string {
  return list.format(names);
}
