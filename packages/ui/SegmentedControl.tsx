import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ReactNode } from 'react';

export interface SegmentedControlProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly isDisabled?: boolean;
  readonly segments: readonly { readonly value: V; readonly label: ReactNode }[];
}

/** A few exclusive choices in a row, such as the filters of a list. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  isDisabled = false,
  segments,
}: SegmentedControlProps<V>) {
  return (
    <ToggleButtonGroup
      className="ui-segments"
      aria-label={label}
      selectedKeys={[value]}
      disallowEmptySelection
      isDisabled={isDisabled}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined) onChange(chosen as V);
      }}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} id={segment.value} className="ui-segment">
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
