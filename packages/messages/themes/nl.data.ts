import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  themeAboutText: 'Over ons',
  themeFindText: 'Adres',
  themeWriteText: 'Schrijven',
  themePagesText: 'Pagina’s',
  themeCopyrightText: 'Copyright',
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
