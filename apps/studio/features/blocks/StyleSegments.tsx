import type { BlockStyleName } from '@veranda/domain/pages/block-style';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { styleName, styleOptions } from './block-style-messages.ts';

interface StyleSegmentsProps {
  readonly name: BlockStyleName;
  readonly value: string;
  readonly note?: string;
  readonly onChange: (value: string) => void;
}

/** The values of a property of a block's style in a row. */
export function StyleSegments({ name, value, note, onChange }: StyleSegmentsProps) {
  const segments = styleOptions(name).map((option) => ({
    value: option.value,
    label: option.short ? <ShortLabel short={option.short} label={option.label} /> : option.label,
  }));
  return (
    <div className="ui-field">
      <span className="ui-label">{styleName(name)}</span>
      <span className="style-segments">
        <SegmentedControl label={styleName(name)} segments={segments} value={value} onChange={onChange} />
      </span>
      {note ? <span className="ui-help">{note}</span> : null}
    </div>
  );
}

function ShortLabel({ short, label }: { readonly short: string; readonly label: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="ui-hidden">{label}</span>
    </>
  );
}
