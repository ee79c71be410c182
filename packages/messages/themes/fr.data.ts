import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  themeAboutText: 'À propos',
  themeFindText: 'Nous trouver',
  themeWriteText: 'Écrire',
  themePagesText: 'Pages',
  themeCopyrightText: 'Droits d’auteur',
  themeSheetText: 'Planche',
  themePlaceText: 'Lieu',
  themeYearText: 'Année',
  themeExtentText: 'Surface',
  themeSoilText: 'Sol',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Avant',
  themeAfterText: 'Après',
  themeUpcomingText: 'À venir',
  themePlayedText: 'Passés',
  themeVenueText: 'Salle',
  themeDoorsText: 'Portes',
  themeWithText: 'Avec',
  themeNoteText: 'Remarque',
  themeTicketsText: 'Billets',
  languagesText: 'Langues',
};
