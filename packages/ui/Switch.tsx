import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';

interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
}

/** On or off, at once. */
export function Switch({ children, note, isDisabled = false, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} isDisabled={isDisabled} className="ui-switch">
      <span className="ui-switch-track" aria-hidden="true" />
      <span>
        {children}
        {note ? <span className="ui-choice-note">{note}</span> : null}
      </span>
    </AriaSwitch>
  );
}
