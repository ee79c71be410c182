// Apostrophes of earlier neutralising, then blanks and characters that are not seen, then what begins a
// formula, also in the full width; or a tab or line break at the very front, which some programs drop before
// they look.
const formula = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/**
 * A cell without the power of a formula: an apostrophe goes before one that a spreadsheet would run. A cell
 * that looks neutralised already gets a further one, so that `restoreFormula` gives back every cell exactly.
 */
export function neutralizeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The cell that `neutralizeFormula` was given. Cells that it leaves alone are left alone here too. */
export function restoreFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
