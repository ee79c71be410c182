import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  themeStudioText: 'Studio',
  themeFindText: 'Adres',
  themeWriteText: 'Schrijven',
  themeSheetsText: 'Bladen',
  themeIssuedText: 'Uitgave',
  themeSheetText: 'Blad',
  themePlaceText: 'Plaats',
  themeYearText: 'Jaar',
  themeExtentText: 'Oppervlakte',
  themeSoilText: 'Bodem',
  themeFigureText: 'Afb.',
  themeBeforeText: 'Ervoor',
  themeAfterText: 'Erna',
  themeUpcomingText: 'Binnenkort',
  themePlayedText: 'Gespeeld',
  themeVenueText: 'Zaal',
  themeDoorsText: 'Deuren open',
  themeWithText: 'Met',
  themeNoteText: 'Opmerking',
  themeTicketsText: 'Tickets',
  languagesText: 'Talen',
};
