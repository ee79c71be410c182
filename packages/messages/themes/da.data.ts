import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  themeAboutText: 'Om os',
  themeFindText: 'Find os',
  themeWriteText: 'Skriv',
  themePagesText: 'Sider',
  themeCopyrightText: 'Ophavsret',
  themeSheetText: 'Blad',
  themePlaceText: 'Sted',
  themeYearText: 'År',
  themeExtentText: 'Areal',
  themeSoilText: 'Jord',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Før',
  themeAfterText: 'Efter',
  themeUpcomingText: 'Kommende',
  themePlayedText: 'Spillet',
  themeVenueText: 'Spillested',
  themeDoorsText: 'Døre',
  themeWithText: 'Med',
  themeNoteText: 'Bemærk',
  themeTicketsText: 'Billetter',
  languagesText: 'Sprog',
};
