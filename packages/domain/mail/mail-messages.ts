import { books } from './books/all.ts';
import type { MailMessages } from './message-shapes.ts';

/** The words of a language tag, `de-AT`; one without a book is English. */
export function mailMessages(language: string): MailMessages {
  const book = books[mailLanguage(language)];
  if (!book) throw new Error('English has no words for mails');
  return book;
}

/** Whether mails can be written in a language tag: not by English standing in. */
export function hasMailWords(language: string): boolean {
  return /^en(?:$|[-_])/i.test(language) || mailLanguage(language) !== 'en';
}

/** The language that the mails of a site are written in, without a region that has no words of its own. */
export function mailLanguage(language: string): string {
  const [key = '', region = ''] = language.toLowerCase().split(/[-_]/);
  if (Object.hasOwn(books, `${key}-${region}`)) return `${key}-${region}`;
  const named = key === 'no' || key === 'nn' ? 'nb' : key;
  return Object.hasOwn(books, named) ? named : 'en';
}
