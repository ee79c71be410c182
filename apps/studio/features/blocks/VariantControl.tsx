import { DrawnChoice } from './DrawnChoice.tsx';
import type { ControlProps } from './field-props.ts';
import { variantPicture } from './variant-pictures.ts';

/** A variant of a kind, chosen by a picture of it. */
export function VariantControl(props: ControlProps<'variant'>) {
  return (
    <DrawnChoice
      {...props}
      drawing={(variant) => (
        <svg className="variant-picture" viewBox="0 0 32 24" aria-hidden="true">
          <path d={variantPicture(variant)} />
        </svg>
      )}
    />
  );
}
