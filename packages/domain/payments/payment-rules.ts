import { type Refusal, refuse } from '../refusal.ts';

/** Kinds of manual payment: bank transfer to the shop's account, or cash on delivery. */
type ManualKind = 'bank-transfer' | 'cash-on-delivery';

/**
 * A payment method that the owner settles by hand: the order is placed unpaid, and they say when the money
 * has come.
 */
export interface ManualMethod {
  readonly id: string;
  readonly kind: ManualKind;
  /** As the buyer reads it. */
  readonly name: string;
  /** Instructions for the buyer; shown after the order and mailed. Lines. */
  readonly instructions: string;
  readonly active: boolean;
  /** Days after which an unpaid order is canceled and its goods go back on the shelf; null for never. */
  readonly expiresAfterDays: number | null;
}

/** The payments of a shop as its owner sets them. */
export interface PaymentRules {
  readonly manual: readonly ManualMethod[];
}

/** Rules of a shop whose owner has set nothing. */
export const noPaymentRules: PaymentRules = { manual: [] };

/** The manual payment methods that are open; what is paid with the delivery only where something is sent. */
export function openMethods(rules: PaymentRules, requiresShipping: boolean): readonly ManualMethod[] {
  return rules.manual.filter(
    (method) => method.active && (method.kind !== 'cash-on-delivery' || requiresShipping),
  );
}

const day = 24 * 60 * 60 * 1000;

/** Due date of an unpaid order; null for none. `now` in milliseconds since 1970. */
export function dueAt(method: Pick<ManualMethod, 'expiresAfterDays'>, now: number): Date | null {
  return method.expiresAfterDays === null ? null : new Date(now + method.expiresAfterDays * day);
}

/** The refusal of methods that buyers or orders could not tell apart; null where they can. */
export function manualProblem(manual: readonly ManualMethod[]): Refusal | null {
  const names = manual.map(({ name }) => name.trim().toLowerCase());
  const double = names.findIndex((name, index) => name === '' || names.indexOf(name) !== index);
  if (double < 0 && new Set(manual.map(({ id }) => id)).size === manual.length) return null;
  return refuse('manual-methods-alike', { field: `manual.${Math.max(0, double)}.name` });
}

/** The methods as they are kept, without space around their names. */
export function trimmedMethods(manual: readonly ManualMethod[]): ManualMethod[] {
  return manual.map((method) => ({ ...method, name: method.name.trim() }));
}
