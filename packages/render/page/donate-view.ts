import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { SystemContent } from './render-page.ts';

/** The page of a fund. Amounts are ready to be shown. */
export interface DonateView {
  readonly action: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly imageUrl: string;
  readonly amounts: readonly { readonly value: string; readonly label: string }[];
  readonly takesOwn: boolean;
  readonly least: string;
  readonly most: string;
  readonly currency: string;
  readonly takesMonthly: boolean;
  readonly goal: { readonly raised: string; readonly goal: string; readonly percent: number } | null;
  readonly isOpen: boolean;
  readonly typed: Readonly<Record<string, string | undefined>>;
  readonly error: string;
  /** `amount`, `own` or `often`; empty for what belongs to no field. */
  readonly errorField: string;
  readonly crumb: string;
}

/** The page of a fund (page type 203). */
export function donateContent(view: DonateView, strings: Readonly<Record<string, string>>): SystemContent {
  const text = (key: string, params: Readonly<Record<string, string>> = {}): string =>
    fillPlaceholders(strings[key] ?? '', params);
  const { amounts, typed, takesOwn, goal, least, most, error, errorField } = view;
  const chosen = chosenAmount(view);
  return {
    word: 'donate',
    title: 'donateTitle',
    template: '{@|apply donate-page}',
    context: {
      ...view,
      hasAmounts: amounts.length > 0,
      amounts: amounts.map((amount, index) => ({
        ...amount,
        id: `donate-amount-${index}`,
        chosen: amount.value === chosen,
      })),
      ownChosen: chosen === 'own',
      ownOnly: takesOwn && amounts.length === 0,
      ownValue: typed['own'] ?? '',
      ownLabel: text('donateOwnLabel', { currency: view.currency }),
      ownHint: text('donateOwnHint', { least, most }),
      monthlyChosen: typed['often'] === 'monthly',
      goal: goal && { ...goal, text: text('donateRaisedOf', { raised: goal.raised, goal: goal.goal }) },
      notice: error,
      noticeTitle: text('donateErrorTitle'),
      amountError: errorField === 'amount' ? error : '',
      ownError: errorField === 'own' ? error : '',
    },
  };
}

// Amount chosen before, else the second smallest: neither the least nor the most is what most people give.
function chosenAmount({ amounts, takesOwn, typed }: DonateView): string {
  const amount = typed['amount'] ?? '';
  if (amount === 'own' && takesOwn) return 'own';
  if (amounts.some(({ value }) => value === amount)) return amount;
  return (amounts[1] ?? amounts[0])?.value ?? 'own';
}
