import type { OrderDetail } from '@veranda/contracts/orders';
import { showToast } from '@veranda/ui/toast-queue';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { digitsOf, isCurrency } from '@veranda/domain/money/money';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { showMoney } from '../../format-money.ts';
import { useSite } from '../../shell/use-site.ts';
import { chosenLines, hasUnitsLeft, type Units } from './line-units.ts';
import { type RefundPart, useOrderChanges } from './order-changes.ts';
import { keyMaker } from './request-key.ts';
import { t } from './messages.ts';

type RefundMode = 'items' | 'amount';
const initialOptions = { restock: false, reason: '', notify: true };

export type RefundForm = ReturnType<typeof useRefund>;

/** A refund that is being put together; `onGiven` when it is given. */
export function useRefund(order: OrderDetail, onGiven: () => void) {
  const { currency } = order.total;
  const digits = isCurrency(currency) ? digitsOf(currency) : 2;
  const fields = useRefundFields(hasUnitsLeft(order) ? 'items' : 'amount');
  const { mode, words } = fields;
  const { give, error, isPending } = useGiveRefund(order.id, onGiven);
  const [isEmpty, setEmpty] = useState(false);
  const part =
    mode === 'amount' ? amountPart(fields.amount, digits) : linesPart(fields.units, fields.shipping);
  const send = () => {
    setEmpty(part === null);
    if (part === null || isPending) return;
    give({ ...part, ...words, restock: words.restock && mode === 'items' });
  };
  const empty = isEmpty && part === null ? emptyMessages[mode] : null;
  return {
    ...fields,
    part,
    send,
    problem: error ? messageOf(error) : empty,
    currency,
    digits,
    isPending,
  };
}

function useRefundFields(start: RefundMode) {
  const [mode, setMode] = useState<RefundMode>(start);
  const [units, setUnits] = useState<Units>({});
  const [shipping, setShipping] = useState(false);
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState(initialOptions);
  return {
    mode,
    setMode,
    units,
    setUnits,
    shipping,
    setShipping,
    amount,
    setAmount,
    words,
    set: (patch: Partial<typeof initialOptions>) => setWords((old) => ({ ...old, ...patch })),
  };
}

// The same refund, asked for again, is given once.
function useGiveRefund(order: string, onGiven: () => void) {
  const { refund } = useOrderChanges(useSite().id, order);
  const [keys] = useState(() => keyMaker());
  const give = (body: RefundPart & typeof initialOptions) =>
    refund.mutate(
      { ...body, key: keys.of(body) },
      {
        onSuccess: ({ refund: { status, amount: given } }) => {
          const done = status === 'done';
          const text = t(done ? 'amountRefunded' : 'amountRefundStarted', { amount: showMoney(given) });
          showToast({ text: Number(given.value) === 0 ? t('itemsReturned') : text });
          onGiven();
        },
        onError: (fault) => {
          // A refusal is an answer; what was lost on the way is asked again with its key.
          if (fault instanceof CallFailure && fault.status >= 400 && fault.status < 500) keys.forget();
        },
      },
    );
  return { give, error: refund.error, isPending: refund.isPending };
}

const emptyMessages = {
  items: t('chooseWhatToRefund'),
  amount: t('enterRefundAmount'),
} as const;

function amountPart(text: string, digits: number): RefundPart | null {
  const amount = normalizeAmount(text, digits);
  return amount === null || amount === '' || Number(amount) === 0 ? null : { amount };
}

function linesPart(units: Units, shipping: boolean): RefundPart | null {
  const lines = chosenLines(units);
  return lines.length > 0 || shipping ? { lines, shipping } : null;
}
