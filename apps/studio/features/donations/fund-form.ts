import type { FundBody, FundView } from '@veranda/contracts/donations';
import { fundLimits } from '@veranda/domain/donations/fund';
import { normalizeAmount } from '@veranda/ui/normalize-amount';

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
  ...{ name: '', description: '', suggested: '10, 25, 50, 100', ownAmount: true, least: '1', most: '10000' },
  ...{ monthly: false, goal: '', thanks: '', imageId: '', isOpen: true },
};

/** The form of a fund that is there. */
export function formOf(fund: FundView): FundForm {
  const { name, description, ownAmount, least, most, monthly, thanks, isOpen } = fund;
  return {
    ...{ name, description, ownAmount, least, most, monthly, thanks, isOpen },
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

/** What is wrong with a form, by field; empty when it can be sent. `digits` are the decimals of the currency. */
export function problemsOf(form: FundForm, digits: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const missing = (text: string): boolean =>
    Number(normalizeAmount(text, digits) ?? Number.NaN) > 0 === false;
  if (form.name.trim() === '') problems['name'] = 'Please enter a name';
  if (missing(form.least)) problems['least'] = 'Please enter an amount';
  if (missing(form.most)) problems['most'] = 'Please enter an amount';
  else if (
    !problems['least'] &&
    Number(normalizeAmount(form.most, digits)) < Number(normalizeAmount(form.least, digits))
  )
    problems['most'] = 'The maximum must not be less than the minimum.';
  const amounts = amountsIn(form.suggested);
  if (amounts.some(missing)) problems['suggested'] = 'Enter amounts like 10, 25, 50';
  else if (amounts.length > fundLimits.suggested)
    problems['suggested'] = `At most ${String(fundLimits.suggested)} amounts`;
  else if (amounts.length === 0 && !form.ownAmount)
    problems['suggested'] = 'Enter amounts to choose from, or let donors enter their own.';
  if (form.goal !== '' && missing(form.goal)) problems['goal'] = 'Please enter an amount';
  return problems;
}

/** What is sent of a form without problems. */
export function bodyOf(form: FundForm, digits: number): FundBody {
  const amount = (text: string): string => normalizeAmount(text, digits) ?? text;
  const { name, description, ownAmount, monthly, thanks, isOpen } = form;
  return {
    ...{ name: name.trim(), description, ownAmount, monthly, thanks, isOpen },
    suggested: amountsIn(form.suggested).map(amount),
    least: amount(form.least),
    most: amount(form.most),
    goal: form.goal.trim() === '' ? null : amount(form.goal),
    imageId: form.imageId === '' ? null : form.imageId,
  };
}
