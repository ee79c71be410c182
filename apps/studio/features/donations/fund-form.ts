import type { FundBody, FundView } from '@veranda/contracts/donations';
import { fundLimits } from '@veranda/domain/donations/fund';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { t } from './messages.ts';

/** A fund as its form holds it: amounts as they are typed. */
export interface FundForm {
  readonly name: string;
  readonly description: string;
  /** `10, 25, 50`. */
  readonly suggested: string;
  readonly ownAmount: boolean;
  readonly least: string;
  readonly most: string;
  readonly monthly: boolean;
  readonly goal: string;
  readonly thanks: string;
  readonly imageId: string;
  readonly isOpen: boolean;
}

/** The form of a fund that is yet to be made. */
export const newFund: FundForm = {
  name: '',
  description: '',
  suggested: '10, 25, 50, 100',
  ownAmount: true,
  least: '1',
  most: '10000',
  monthly: false,
  goal: '',
  thanks: '',
  imageId: '',
  isOpen: true,
};

/** The form of a fund that is there. */
export function formOf(fund: FundView): FundForm {
  const { name, description, ownAmount, least, most, monthly, thanks, isOpen } = fund;
  return {
    name,
    description,
    ownAmount,
    least,
    most,
    monthly,
    thanks,
    isOpen,
    suggested: fund.suggested.map(short).join(', '),
    goal: fund.goal ?? '',
    imageId: fund.imageId ?? '',
  };
}

function short(amount: string): string {
  return amount.replace(/\.0+$/, '');
}

/** The amounts that were typed one after the other. */
export function amountsIn(typed: string): string[] {
  return typed.split(/[;\s]+|,(?:\s+|$)/).filter((part) => part !== '');
}

/** Problems of a form, by field; empty when it can be sent. `digits` are the decimals of the currency. */
export function problemsOf(form: FundForm, digits: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const missing = (text: string): boolean =>
    Number(normalizeAmount(text, digits) ?? Number.NaN) > 0 === false;
  if (form.name.trim() === '') problems['name'] = t('pleaseEnterAName');
  if (missing(form.least)) problems['least'] = t('pleaseEnterAnAmount');
  if (missing(form.most)) problems['most'] = t('pleaseEnterAnAmount');
  else if (
    !problems['least'] &&
    Number(normalizeAmount(form.most, digits)) < Number(normalizeAmount(form.least, digits))
  )
    problems['most'] = t('maximumBelowMinimum');
  const amounts = amountsIn(form.suggested);
  if (amounts.some(missing)) problems['suggested'] = t('amountsExample');
  else if (amounts.length > fundLimits.suggested)
    problems['suggested'] = t('atMostSuggestedAmounts', { suggested: fundLimits.suggested });
  else if (amounts.length === 0 && !form.ownAmount) problems['suggested'] = t('amountsMissing');
  if (form.goal !== '' && missing(form.goal)) problems['goal'] = t('pleaseEnterAnAmount');
  return problems;
}

/** The body of a form without problems. */
export function bodyOf(form: FundForm, digits: number): FundBody {
  const amount = (text: string): string => normalizeAmount(text, digits) ?? text;
  const { name, description, ownAmount, monthly, thanks, isOpen } = form;
  return {
    name: name.trim(),
    description,
    ownAmount,
    monthly,
    thanks,
    isOpen,
    suggested: amountsIn(form.suggested).map(amount),
    least: amount(form.least),
    most: amount(form.most),
    goal: form.goal.trim() === '' ? null : amount(form.goal),
    imageId: form.imageId === '' ? null : form.imageId,
  };
}
