import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  themeAboutText: 'Om oss',
  themeFindText: 'Finn oss',
  themeWriteText: 'Skriv',
  themePagesText: 'Sider',
  themeCopyrightText: 'Opphavsrett',
  themeSheetText: 'Blad',
  themePlaceText: 'Sted',
  themeYearText: 'År',
  themeExtentText: 'Areal',
  themeSoilText: 'Jord',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Før',
  themeAfterText: 'Etter',
  themeUpcomingText: 'Kommende',
  themePlayedText: 'Spilt',
  themeVenueText: 'Spillested',
  themeDoorsText: 'Dører',
  themeWithText: 'Med',
  themeNoteText: 'Merk',
  themeTicketsText: 'Billetter',
  languagesText: 'Språk',
};
