import type { ReactNode } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { LinkButton } from './LinkButton.tsx';
import { Tip } from './Tip.tsx';

interface IconLinkProps {
  readonly href: string;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A link of one icon, named for everybody. */
export function IconLink({ href, label, children }: IconLinkProps) {
  return (
    <TooltipTrigger delay={400}>
      <LinkButton href={href} variant="quiet" icon aria-label={label}>
        {children}
      </LinkButton>
      <Tip>{label}</Tip>
    </TooltipTrigger>
  );
}
