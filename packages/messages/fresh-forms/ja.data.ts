import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  'title.text': 'テキスト',
  'title.textarea': 'メッセージ',
  'title.email': 'メールアドレス',
  'title.number': '数値',
  'title.website': 'ウェブサイト',
  'title.currency': '金額',
  'title.password': 'パスワード',
  'title.twitter': 'Twitter',
  'title.date': '日付',
  'title.time': '時刻',
  'title.name': 'お名前',
  'title.address': '住所',
  'title.phone': '電話番号',
  'title.radio': '1つ選択してください',
  'title.checkbox': 'いくつでも選択できます',
  'title.select': '1つ選択してください',
  'title.likert': 'どの程度そう思いますか？',
  'title.hidden': '非表示',
  'title.section': 'セクション',
  submit: '送信',
  signUp: '登録する',
  thanks: 'ありがとうございます！',
  thanksForSigningUp: 'ご登録ありがとうございます！',
  option: '選択肢{number, number}',
};
