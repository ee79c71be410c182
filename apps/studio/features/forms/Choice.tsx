import { SegmentedControl, type SegmentedControlProps } from '@veranda/ui/SegmentedControl.tsx';

/** A few exclusive choices below their name. */
export function Choice<V extends string>(props: SegmentedControlProps<V>) {
  return (
    <div className="ui-field">
      <span className="ui-label" aria-hidden="true">
        {props.label}
      </span>
      <div>
        <SegmentedControl {...props} />
      </div>
    </div>
  );
}
