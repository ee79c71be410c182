import { Segments, type SegmentsProps } from '@veranda/ui/Segments.tsx';

/** A few exclusive choices below their name. */
export function Choice<V extends string>(props: SegmentsProps<V>) {
  return (
    <div className="ui-field">
      <span className="ui-label" aria-hidden="true">
        {props.label}
      </span>
      <div>
        <Segments {...props} />
      </div>
    </div>
  );
}
