import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonStyle, buttonClasses } from './button-style.ts';
import { Spinner } from './Spinner.tsx';
import { useClearPendingAnnouncement } from './use-clear-pending-announcement.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'>, ButtonStyle {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. While `isPending` it keeps its focus and its words, shows a spinner and does nothing. */
export function Button({ variant, size, wide, icon, children, ...rest }: ButtonProps) {
  useClearPendingAnnouncement(rest.isPending ?? false);
  return (
    <AriaButton {...rest} className={buttonClasses({ variant, size, wide, icon })}>
      {rest.isPending ? <Spinner /> : null}
      {rest.isPending && icon ? null : children}
    </AriaButton>
  );
}
