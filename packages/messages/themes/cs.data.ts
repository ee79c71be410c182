import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  themeAboutText: 'O nás',
  themeFindText: 'Kde nás najdete',
  themeWriteText: 'Napište',
  themePagesText: 'Stránky',
  themeCopyrightText: 'Autorská práva',
  themeSheetText: 'List',
  themePlaceText: 'Místo',
  themeYearText: 'Rok',
  themeExtentText: 'Plocha',
  themeSoilText: 'Půda',
  themeFigureText: 'Obr.',
  themeBeforeText: 'Předtím',
  themeAfterText: 'Potom',
  themeUpcomingText: 'Chystá se',
  themePlayedText: 'Odehráno',
  themeVenueText: 'Sál',
  themeDoorsText: 'Otevření dveří',
  themeWithText: 'S hosty',
  themeNoteText: 'Pozn.',
  themeTicketsText: 'Vstupenky',
  languagesText: 'Jazyky',
};
