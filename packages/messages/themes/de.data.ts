import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  themeAboutText: 'Über uns',
  themeFindText: 'Adresse',
  themeWriteText: 'Schreiben',
  themePagesText: 'Seiten',
  themeCopyrightText: 'Copyright',
  themeSheetText: 'Blatt',
  themePlaceText: 'Ort',
  themeYearText: 'Jahr',
  themeExtentText: 'Fläche',
  themeSoilText: 'Boden',
  themeFigureText: 'Abb.',
  themeBeforeText: 'Davor',
  themeAfterText: 'Danach',
  themeUpcomingText: 'Demnächst',
  themePlayedText: 'Gespielt',
  themeVenueText: 'Ort des Auftritts',
  themeDoorsText: 'Einlass',
  themeWithText: 'Mit',
  themeNoteText: 'Hinweis',
  themeTicketsText: 'Tickets',
  languagesText: 'Sprachen',
};
