import { parseMajor } from '../../money/money.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Availability } from '../product.ts';
import { type CategoryStep, categorySteps } from '../category-path.ts';

/** Reasons for refusing a cell. */
type CellFault =
  | 'row-price-malformed'
  | 'row-number-malformed'
  | 'row-yes-no'
  | 'row-stock-malformed'
  | 'row-type-unknown';

const dotted = /^\d{1,15}(?:\.\d{1,15})?$/;
const withComma = /^\d{1,15},\d{1,2}$/;
const grouped = /^\d{1,3}(?:,\d{3})+\.\d+$/;

/** An amount: `12.50`, `12,50` or `1,234.50`; digits beyond those of the currency must be zeros. */
export function readPrice(cell: string, column: string, currency: string): bigint | Refusal<CellFault> {
  const plain = plainNumber(cell);
  const amount = plain === null ? null : parseMajor(plain, currency);
  return amount ?? refuse('row-price-malformed', { params: { column, value: shown(cell) } });
}

/** A sale price: none when the cell is blank or zero, so a giveaway is made by the price itself. */
export function readSalePrice(cell: string, currency: string): bigint | null | Refusal<CellFault> {
  if (cell === '') return null;
  const amount = readPrice(cell, 'Sale Price', currency);
  return amount === 0n ? null : amount;
}

export function readYesNo(cell: string, column: string): boolean | Refusal<CellFault> {
  const word = cell.toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return true;
  if (['no', 'false', '0'].includes(word)) return false;
  return refuse('row-yes-no', { params: { column, value: shown(cell) } });
}

/** `Unlimited` or a whole number. */
export function readStock(cell: string): Availability | Refusal<CellFault> {
  if (cell.toLowerCase() === 'unlimited') return { unlimited: true, quantity: 0 };
  if (/^\d{1,9}(?:\.0+)?$/.test(cell)) return { unlimited: false, quantity: Math.trunc(Number(cell)) };
  return refuse('row-stock-malformed', { params: { value: shown(cell) } });
}

/**
 * A weight in kilograms as grams, a size in centimetres as millimetres, rounded. The files do not say their
 * unit.
 */
export function readMeasure(cell: string, column: string, perUnit: number): number | Refusal<CellFault> {
  const plain = plainNumber(cell);
  const value = plain === null ? Number.NaN : Math.round(Number(plain) * perUnit);
  return value >= 0 && value <= 1_000_000_000
    ? value
    : refuse('row-number-malformed', { params: { column, value: shown(cell) } });
}

/** Category paths, `/cat/sub, /other`. */
export function readCategories(cell: string): CategoryStep[][] {
  return cell
    .split(',')
    .map((path) => categorySteps(path))
    .filter((steps) => steps.length > 0);
}

/** Addresses of pictures, separated by spaces or line breaks, without repeats. */
export function readImages(cell: string): string[] {
  return [...new Set(cell.split(/\s+/).filter((address) => address !== ''))];
}

/** A cell as a message quotes it. */
export function shown(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}

function plainNumber(cell: string): string | null {
  const text = cell.replaceAll('\u00a0', '').trim();
  if (dotted.test(text)) return text;
  if (withComma.test(text)) return text.replace(',', '.');
  return grouped.test(text) ? text.replaceAll(',', '') : null;
}
