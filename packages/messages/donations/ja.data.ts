import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  donateTitle: '寄付する',
  donateErrorTitle: 'もう一度ご確認ください',
  donateAmountLegend: '金額を選択してください',
  donateOwnChoice: '別の金額',
  donateOwnLabel: '金額（{currency}）',
  donateOwnHint: '{least}から{most}まで。',
  donateOftenLegend: 'どのくらいの頻度ですか？',
  donateOnce: '1回のみ',
  donateMonthly: '毎月',
  donateMonthlyHint: 'アカウントからいつでも終了できます。',
  donateContinue: '続ける',
  donateButton: '寄付する',
  donateRaised: '{raised}集まりました',
  donateRaisedOf: '目標{goal}のうち{raised}集まりました',
  donateGoalLabel: '目標の達成度',
  donateClosedText: 'この募金は現在、寄付を受け付けていません。',
};
