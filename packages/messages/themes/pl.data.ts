import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  themeAboutText: 'O nas',
  themeFindText: 'Gdzie jesteśmy',
  themeWriteText: 'Napisz',
  themePagesText: 'Strony',
  themeCopyrightText: 'Prawa autorskie',
  themeSheetText: 'Arkusz',
  themePlaceText: 'Miejsce',
  themeYearText: 'Rok',
  themeExtentText: 'Powierzchnia',
  themeSoilText: 'Gleba',
  themeFigureText: 'Rys.',
  themeBeforeText: 'Wcześniej',
  themeAfterText: 'Później',
  themeUpcomingText: 'Nadchodzące',
  themePlayedText: 'Zagrane',
  themeVenueText: 'Sala',
  themeDoorsText: 'Otwarcie drzwi',
  themeWithText: 'Z udziałem',
  themeNoteText: 'Uwaga',
  themeTicketsText: 'Bilety',
  languagesText: 'Języki',
};
