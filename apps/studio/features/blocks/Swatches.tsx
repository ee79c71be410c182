import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import './swatches.css';

interface SwatchesProps<V extends string> {
  readonly label: string;
  /** Null where none is chosen. */
  readonly value: V | null;
  /** Each is told by its name; the sample only shows it. */
  readonly swatches: readonly { readonly value: V; readonly label: string; readonly sample: ReactNode }[];
  readonly onChange: (value: V) => void;
}

/** So many stand in one row, however narrow. */
const inRow = 4;

/** A choice among looks, each drawn above its name. */
export function Swatches<V extends string>({ label, value, swatches, onChange }: SwatchesProps<V>) {
  return (
    <div className="ui-field">
      <span className="ui-label">{label}</span>
      <ToggleButtonGroup
        className={swatches.length <= inRow ? 'swatches swatches--row' : 'swatches'}
        aria-label={label}
        selectedKeys={value === null ? [] : [value]}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (chosen !== undefined) onChange(chosen as V);
        }}
      >
        {swatches.map((swatch) => (
          <ToggleButton key={swatch.value} id={swatch.value} className="swatch">
            <span className="swatch-sample" aria-hidden="true">
              {swatch.sample}
            </span>
            {swatch.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
