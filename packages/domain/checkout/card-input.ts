/**
 * A card number in the groups that are printed on cards: 4–6–5 of American Express, else fours; digits alone
 * count.
 */
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?(\d+)?$/ : null;
  const found = groups ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? []);
  return found.filter((group) => group !== undefined && group !== '').join(' ');
}

/**
 * An expiry date as it is typed, with its slash: `1230` is `12/30`, `5` is `05/`, `12/2030` is `12/30`. A
 * slash at the end is written while typing goes forward only, so that it can be deleted.
 */
export function formatExpiry(typed: string, { isDeleting }: { readonly isDeleting: boolean }): string {
  const digits = monthFirst(typed);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 6);
  const short = /^20\d\d$/.test(year) ? year.slice(2) : year;
  if (short !== '') return `${month}/${short}`;
  return month.length === 2 && !isDeleting ? `${month}/` : month;
}

// A month that cannot have a second digit, or is ended by a separator, is written with two.
function monthFirst(typed: string): string {
  const one = /^\s*([1-9])(?=\s*[/.-])|^\s*([2-9])/.exec(typed);
  return one ? `0${digitsOf(typed)}` : digitsOf(typed);
}

/**
 * Month and year of an expiry date as people write it: `12/30`, `1230`, `12 / 2030`, `5-30`; null for none.
 */
export function readExpiry(typed: string): { readonly month: number; readonly year: number } | null {
  const plain = typed.trim();
  const parts = /^(\d{2})((?:20)?\d{2})$/.exec(plain) ?? /^(\d{1,2})\s*[/.\s-]\s*((?:20)?\d{2})$/.exec(plain);
  const [month, year] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}
