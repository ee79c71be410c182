import type { MailMessages } from '../message-shapes.ts';
import { czech } from './cs.data.ts';
import { danish } from './da.data.ts';
import { german } from './de.data.ts';
import { english } from './en.data.ts';
import { spanish } from './es.data.ts';
import { finnish } from './fi.data.ts';
import { french } from './fr.data.ts';
import { italian } from './it.data.ts';
import { japanese } from './ja.data.ts';
import { norwegian } from './nb.data.ts';
import { dutch } from './nl.data.ts';
import { polish } from './pl.data.ts';
import { portuguese } from './pt.data.ts';
import { brazilian } from './pt-br.data.ts';
import { swedish } from './sv.data.ts';

/** The words of mails by language, for every language that a site can have. */
export const books: Readonly<Record<string, MailMessages>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  'pt-br': brazilian,
  da: danish,
  sv: swedish,
  nb: norwegian,
  fi: finnish,
  pl: polish,
  cs: czech,
  ja: japanese,
};
