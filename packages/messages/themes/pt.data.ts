import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  themeAboutText: 'Sobre nós',
  themeFindText: 'Onde estamos',
  themeWriteText: 'Escrever',
  themePagesText: 'Páginas',
  themeCopyrightText: 'Direitos de autor',
  themeSheetText: 'Folha',
  themePlaceText: 'Lugar',
  themeYearText: 'Ano',
  themeExtentText: 'Superfície',
  themeSoilText: 'Solo',
  themeFigureText: 'Fig.',
  themeBeforeText: 'Antes',
  themeAfterText: 'Depois',
  themeUpcomingText: 'Próximos',
  themePlayedText: 'Já tocados',
  themeVenueText: 'Sala',
  themeDoorsText: 'Portas',
  themeWithText: 'Com',
  themeNoteText: 'Nota',
  themeTicketsText: 'Bilhetes',
  languagesText: 'Idiomas',
};
