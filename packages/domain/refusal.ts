/**
 * A refusal is a value: the rule said no, and that is an answer, not a fault. `code` names a row of the
 * message table in the contracts (`packages/contracts/errors.ts`); text and HTTP status are made from it in
 * one place.
 */
export interface Refusal<Code extends string = string> {
  readonly kind: 'refusal';
  readonly code: Code;
  /** Path of the field that is at fault, e.g. `variants.0.sku`. */
  readonly field?: string;
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** A value that the field could have instead, like the next free address. */
  readonly suggestion?: string;
  /**
   * Whole seconds after which the same may be asked again, where it was refused for having been asked too
   * often.
   */
  readonly waitSeconds?: number;
  /** Further refusals, when all faults are answered at once. */
  readonly also?: readonly Refusal[];
}

/** Makes a refusal. */
export function refuse<const Code extends string>(
  code: Code,
  more: Omit<Refusal<Code>, 'kind' | 'code'> = {},
): Refusal<Code> {
  return { kind: 'refusal', code, ...more };
}

/** Tells a refusal from any other answer. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal';
}

/** The same refusal of a value that lies in a field of what was sent. */
export function inField(name: string, refusal: Refusal): Refusal {
  const field = refusal.field === undefined ? name : `${name}.${refusal.field}`;
  const { params } = refusal;
  return { ...refusal, field, ...(params && 'field' in params ? { params: { ...params, field } } : {}) };
}
