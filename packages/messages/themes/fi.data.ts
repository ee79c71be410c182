import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  themeAboutText: 'Tietoja meistä',
  themeFindText: 'Löydät meidät',
  themeWriteText: 'Kirjoita',
  themePagesText: 'Sivut',
  themeCopyrightText: 'Tekijänoikeus',
  themeSheetText: 'Lehti',
  themePlaceText: 'Paikka',
  themeYearText: 'Vuosi',
  themeExtentText: 'Pinta-ala',
  themeSoilText: 'Maaperä',
  themeFigureText: 'Kuva',
  themeBeforeText: 'Ennen',
  themeAfterText: 'Jälkeen',
  themeUpcomingText: 'Tulossa',
  themePlayedText: 'Soitetut',
  themeVenueText: 'Esityspaikka',
  themeDoorsText: 'Ovet',
  themeWithText: 'Mukana',
  themeNoteText: 'Huomaa',
  themeTicketsText: 'Liput',
  languagesText: 'Kielet',
};
