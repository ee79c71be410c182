import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ControlProps } from './field-props.ts';
import './swatches.css';

type DrawnChoiceProps = ControlProps<'ratio' | 'variant'> & {
  /** Picture of an option; its name stands beside it. */
  readonly drawing: (option: string) => ReactNode;
};

/** One of the options that a field offers, each with a picture. */
export function DrawnChoice({ field, value, isReadOnly, onChange, drawing }: DrawnChoiceProps) {
  const { label, options } = field;
  return (
    <div className="ui-field">
      <span className="ui-label">{label}</span>
      <ToggleButtonGroup
        className="swatches swatches--small"
        aria-label={label}
        selectedKeys={typeof value === 'string' ? [value] : []}
        disallowEmptySelection
        isDisabled={isReadOnly}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (chosen !== undefined) onChange(String(chosen));
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} id={option.value} className="swatch">
            {drawing(option.value)}
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
