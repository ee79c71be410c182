import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  themeStudioText: 'Estúdio',
  themeFindText: 'Onde estamos',
  themeWriteText: 'Escrever',
  themeSheetsText: 'Folhas',
  themeIssuedText: 'Edição',
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
