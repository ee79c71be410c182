import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  themeAboutText: 'Om oss',
  themeFindText: 'Hitta hit',
  themeWriteText: 'Skriv',
  themePagesText: 'Sidor',
  themeCopyrightText: 'Upphovsrätt',
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
