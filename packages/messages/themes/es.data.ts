import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  themeAboutText: 'Acerca de',
  themeFindText: 'Dónde estamos',
  themeWriteText: 'Escribir',
  themePagesText: 'Páginas',
  themeCopyrightText: 'Derechos de autor',
  themeSheetText: 'Lámina',
  themePlaceText: 'Lugar',
  themeYearText: 'Año',
  themeExtentText: 'Superficie',
  themeSoilText: 'Suelo',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Antes',
  themeAfterText: 'Después',
  themeUpcomingText: 'Próximos',
  themePlayedText: 'Ya tocados',
  themeVenueText: 'Sala',
  themeDoorsText: 'Puertas',
  themeWithText: 'Con',
  themeNoteText: 'Nota',
  themeTicketsText: 'Entradas',
  languagesText: 'Idiomas',
};
