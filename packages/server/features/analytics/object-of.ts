import { findOddity, parseInside } from '../../platform/http/odd-input.ts';

/** The object that a JSON text is; null for anything else, and for one with texts that cannot be kept. */
export function objectOf(text: string): object | null {
  const value = parseInside(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return findOddity({}, value) ? null : value;
}
