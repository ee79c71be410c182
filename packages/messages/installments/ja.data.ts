import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  installmentsTitle: '分割払い',
  installmentsCart: 'カートに商品を入れて、レジに進みます。',
  installmentsFirst: '分割払いを選び、1回目を本日お支払いください。',
  installmentsRest: '残りは2週間ごとに引き落とされます。利息はかかりません。',
  installmentsNote:
    'ご注文が分割払いの対象になるかどうかは、提供会社が決定します。お支払いが遅れると手数料がかかる場合があります。',
};
