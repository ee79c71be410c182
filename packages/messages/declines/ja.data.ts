import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  declined: 'カードが承認されませんでした。',
  insufficientFunds: 'カードの残高が不足しています。',
  bankRefused: '銀行がお支払いを承認しませんでした。',
  refused: 'お支払いが承認されませんでした。もう一度お試しいただくか、別の方法でお支払いください。',
};
