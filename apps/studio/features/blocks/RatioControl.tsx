import { ratioOf } from '@veranda/domain/blocks/ratios';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ControlProps } from './field-props.ts';
import './swatches.css';

/** A shape among those that the field offers, each drawn beside its name. */
export function RatioControl({ field, value, isReadOnly, onChange }: ControlProps<'ratio'>) {
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
            <span className="ratio-shape" aria-hidden="true">
              <span style={shapeOf(option.value)} />
            </span>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

// The longer side takes the whole of its box; the shapes without figures are a dashed one.
function shapeOf(name: string) {
  const ratio = ratioOf(name);
  if (ratio === null) return { width: '100%', height: '100%', borderStyle: 'dashed' };
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width >= height ? { width: '100%', aspectRatio: ratio } : { height: '100%', aspectRatio: ratio };
}
