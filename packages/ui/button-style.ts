/** Meaning of a button: `publish` is for the one action that visitors see. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'publish';

/** Style of a button. */
export interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its parent. */
  readonly wide?: boolean | undefined;
  /** Holds one icon; needs an `aria-label`. */
  readonly icon?: boolean | undefined;
}

/** The class names of a style. */
export function buttonClasses(look: ButtonStyle): string {
  const names = ['ui-button', `ui-button--${look.variant ?? 'secondary'}`];
  if (look.size && look.size !== 'medium') names.push(`ui-button--${look.size}`);
  if (look.wide) names.push('ui-button--wide');
  if (look.icon) names.push('ui-button--icon');
  return names.join(' ');
}
