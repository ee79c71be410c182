import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { t } from './messages.ts';

/** Picks a layer up by keys, as screen readers offer it; pointers drag the layer itself. */
export function DragGrip({ name }: { readonly name: string }) {
  return (
    <Button slot="drag" className="layer-grip" aria-label={t('dragName', { name })}>
      <GripVertical size={14} aria-hidden="true" />
    </Button>
  );
}
