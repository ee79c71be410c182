/** Roles of fonts that each theme has: each is the custom property `--<role>-face` of its sheet. */
export const fontRoles = ['heading', 'text'] as const;

/** True for a value of a field of the kind `font`: '' for the theme's own choice, or a role. */
export function isFontValue(value: string): boolean {
  return value === '' || fontRoles.some((role) => role === value);
}

/** The value as a `font-family` of a style sheet; '' for the theme's own choice. */
export function fontCss(value: string): string {
  const role = fontRoles.find((known) => known === value);
  return role ? `var(--${role}-face)` : '';
}
