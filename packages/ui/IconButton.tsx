import type { ReactNode } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { Button, type ButtonProps } from './Button.tsx';
import { Tip } from './Tip.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button of one icon, named for everybody. */
export function IconButton({ label, children, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Button {...rest} variant={variant} icon aria-label={label}>
        {children}
      </Button>
      <Tip>{label}</Tip>
    </TooltipTrigger>
  );
}
