import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  themeAboutText: 'Chi siamo',
  themeFindText: 'Dove siamo',
  themeWriteText: 'Scrivere',
  themePagesText: 'Pagine',
  themeCopyrightText: 'Copyright',
  themeSheetText: 'Tavola',
  themePlaceText: 'Luogo',
  themeYearText: 'Anno',
  themeExtentText: 'Superficie',
  themeSoilText: 'Suolo',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Prima',
  themeAfterText: 'Dopo',
  themeUpcomingText: 'In programma',
  themePlayedText: 'Suonati',
  themeVenueText: 'Sala',
  themeDoorsText: 'Porte',
  themeWithText: 'Con',
  themeNoteText: 'Nota',
  themeTicketsText: 'Biglietti',
  languagesText: 'Lingue',
};
