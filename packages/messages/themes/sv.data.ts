import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  themeStudioText: 'Studio',
  themeFindText: 'Hitta hit',
  themeWriteText: 'Skriv',
  themeSheetsText: 'Blad',
  themeIssuedText: 'Utgåva',
  themeSheetText: 'Blad',
  themePlaceText: 'Plats',
  themeYearText: 'År',
  themeExtentText: 'Areal',
  themeSoilText: 'Mark',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Före',
  themeAfterText: 'Efter',
  themeUpcomingText: 'Kommande',
  themePlayedText: 'Spelade',
  themeVenueText: 'Scen',
  themeDoorsText: 'Dörrar',
  themeWithText: 'Med',
  themeNoteText: 'Notera',
  themeTicketsText: 'Biljetter',
  languagesText: 'Språk',
};
