import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ControlProps } from './field-props.ts';
import { variantPicture } from './variant-pictures.ts';
import './swatches.css';

/** A variant of a kind, chosen by a picture of it. */
export function VariantControl({ field, value, isReadOnly, onChange }: ControlProps<'variant'>) {
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
            <svg className="variant-picture" viewBox="0 0 32 24" aria-hidden="true">
              <path d={variantPicture(option.value)} />
            </svg>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
