import type { ReactNode } from 'react';
import { Tooltip } from 'react-aria-components/Tooltip';

/** The words of a tooltip; put it beside its control inside a `TooltipTrigger`. */
export function Tip({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip className="ui-tooltip" offset={6}>
      {children}
    </Tooltip>
  );
}
