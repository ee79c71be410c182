import { type Refusal, refuse } from '../refusal.ts';
import { readExpiry } from './card-input.ts';

/** A card as it is typed. */
interface Card {
  readonly number: string;
  /** `MM/YY`, or as `readExpiry` takes it. */
  readonly expiry: string;
  readonly cvc: string;
}

/** All problems of a card at once; nothing of it is ever stored but brand and last four digits. */
export function cardProblems(
  card: Card,
  today: { readonly year: number; readonly month: number },
): Refusal[] {
  const problems: Refusal[] = [];
  if (!isCardNumber(card.number)) problems.push(refuse('card-number-invalid', { field: 'cardNumber' }));
  const expiry = readExpiry(card.expiry);
  if (!expiry) problems.push(refuse('card-expiry-invalid', { field: 'cardExpiry' }));
  else if (expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month))
    problems.push(refuse('card-expired', { field: 'cardExpiry' }));
  if (!/^\d{3,4}$/.test(card.cvc.trim())) problems.push(refuse('card-cvc-invalid', { field: 'cardCvc' }));
  return problems;
}

/** Digits only. */
export function cardDigits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** 12 to 19 digits whose Luhn sum is a multiple of ten. */
export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
