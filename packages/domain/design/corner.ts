/** A corner of buttons as pixels, `6px`; the other one where a theme has none, or none in pixels. */
export function cornerOf(value: string, other: string): string {
  return /^\d{1,3}(?:\.\d{1,2})?px$/.test(value) ? value : other;
}
