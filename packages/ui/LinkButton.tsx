import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

interface LinkButtonProps extends Omit<LinkProps, 'className' | 'children'>, ButtonStyle {
  readonly children: ReactNode;
}

/** A link that looks like a button, for acts that go somewhere. */
export function LinkButton({ variant, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide, icon })}>
      {children}
    </Link>
  );
}
