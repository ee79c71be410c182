import { ratioOf } from '@veranda/domain/blocks/ratios';
import { DrawnChoice } from './DrawnChoice.tsx';
import type { ControlProps } from './field-props.ts';

/** A shape among those that the field offers, each drawn beside its name. */
export function RatioControl(props: ControlProps<'ratio'>) {
  return (
    <DrawnChoice
      {...props}
      drawing={(ratio) => (
        <span className="ratio-shape" aria-hidden="true">
          <span style={shapeOf(ratio)} />
        </span>
      )}
    />
  );
}

// The longer side takes the whole of its box; the shapes without figures are a dashed one.
function shapeOf(name: string) {
  const ratio = ratioOf(name);
  if (ratio === null) return { width: '100%', height: '100%', borderStyle: 'dashed' };
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width >= height ? { width: '100%', aspectRatio: ratio } : { height: '100%', aspectRatio: ratio };
}
