import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  indefinite: '{price}({period})',
  limited: '{price}({period}、{duration})',
  from: '{price}から',
  everyWeek: '{count, plural, =1 {毎週} other {#週間ごと}}',
  everyMonth: '{count, plural, =1 {毎月} other {#か月ごと}}',
  everyYear: '{count, plural, =1 {毎年} other {#年ごと}}',
  forWeeks: '{count}週間',
  forMonths: '{count}か月間',
  forYears: '{count}年間',
  unavailable: '利用できません',
};
