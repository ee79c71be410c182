import type { PlainKey } from '@veranda/messages/arguments';
import { islandsEnglish } from '@veranda/messages/islands/compiled';
import type { en } from '@veranda/messages/islands/en.data';
import { pageTranslator } from './page-messages.ts';

/** A message of islands without arguments, as a table of states names it. */
export type IslandMessageKey = PlainKey<typeof en>;

/** The text of a message of islands. */
export const t = pageTranslator(islandsEnglish);
