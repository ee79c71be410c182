import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  required: '必須項目です',
  'too-long': '文字数の上限を超えています。',
  email: 'メールアドレスが正しくありません。name@example.com の形式で入力してください。',
  number: '12.5のような数字を入力してください。',
  amount: '12.50のような金額を入力してください。',
  'web-address': 'https://example.com のようなウェブアドレスを入力してください。',
  'user-name': '@name のようなユーザー名を入力してください。',
  date: '日付が正しくありません。',
  time: '14:30のような時刻を入力してください。',
  phone: '電話番号を数字で入力してください。',
  choice: '選択肢の中からお選びください。',
  invalid: '正しくない項目があります。入力内容をご確認ください。',
  captcha: '送信する前にCAPTCHAを完了してください。',
  unauthorised: 'フォームを送信できません。しばらくしてからもう一度お試しください。',
  notConfigured: 'このフォームはまだ設定されていません。',
  rateLimited:
    'フォームを送信できません。送信回数の上限を超えました。しばらくしてからもう一度お試しください。',
  serverFault: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  unknown: '不明なエラーです。しばらくしてからもう一度お試しください。',
  keyFailure: '送信キーを取得できませんでした。しばらくしてからもう一度お試しください。',
  parseFailure: 'フォームの項目を読み取れませんでした。入力内容をご確認ください。',
  saveFailure: 'フォームの処理中にエラーが発生しました。ページを再読み込みして、もう一度お試しください。',
  problemAbove: 'フォームに問題があります。下にスクロールしてご確認ください。',
  problemBelow: 'フォームに問題があります。上にスクロールしてご確認ください。',
  submitting: '送信しています…',
};
