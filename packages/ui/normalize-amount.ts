/**
 * Typed amount as a plain decimal: "1.234,5" and "1,234.50" with two digits give "1234.50".
 * Null when it is no amount, is negative, or has more decimals than the currency.
 */
export function normalizeAmount(text: string, digits: number): string | null {
  const bare = text.replace(/[\s'’\u00a0\u202f]/g, '').replace(/^[^\d.,-]+|[^\d.,]+$/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return null;
  const mark = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const decimals = mark === -1 ? '' : bare.slice(mark + 1);
  if (decimals.length === 3 && digits < 3) return withDecimals(bare.replace(/[.,]/g, ''), '', digits);
  if (decimals.length > digits && !/^0*$/.test(decimals.slice(digits))) return null;
  const whole = mark === -1 ? bare : bare.slice(0, mark);
  return withDecimals(whole.replace(/[.,]/g, ''), decimals.slice(0, digits), digits);
}

function withDecimals(whole: string, decimals: string, digits: number): string | null {
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  if (integer.length > 12) return null;
  return digits === 0 ? integer : `${integer}.${decimals.padEnd(digits, '0')}`;
}
