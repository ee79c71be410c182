import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  themeAboutText: '概要',
  themeFindText: '所在地',
  themeWriteText: 'お便り',
  themePagesText: 'ページ',
  themeCopyrightText: '著作権',
  themeSheetText: '図面',
  themePlaceText: '場所',
  themeYearText: '年',
  themeExtentText: '面積',
  themeSoilText: '土壌',
  themeFigureText: '図',
  themeBeforeText: '前',
  themeAfterText: '後',
  themeUpcomingText: '今後の予定',
  themePlayedText: '終了した公演',
  themeVenueText: '会場',
  themeDoorsText: '開場',
  themeWithText: '共演',
  themeNoteText: '備考',
  themeTicketsText: 'チケット',
  languagesText: '言語',
};
