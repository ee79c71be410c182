import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children?: ReactNode;
  readonly note?: ReactNode;
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly 'aria-label'?: string;
}

/** One of several that may all be chosen. */
export function Checkbox({ children, note, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className="ui-checkbox">
      {({ isIndeterminate }) => (
        <>
          <span className="ui-checkbox-box" aria-hidden="true">
            {isIndeterminate ? <Minus size={14} strokeWidth={3} /> : <Check size={14} strokeWidth={3} />}
          </span>
          {children ? (
            <span>
              {children}
              {note ? <span className="ui-choice-note">{note}</span> : null}
            </span>
          ) : null}
        </>
      )}
    </AriaCheckbox>
  );
}
