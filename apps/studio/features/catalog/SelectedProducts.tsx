import { Button } from '@veranda/ui/Button.tsx';
import { Trash2 } from 'lucide-react';
import { useSite } from '../../shell/use-site.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useProductTrash } from './use-product-trash.ts';
import { t } from './messages.ts';

/** Actions on all selected products at once. */
export function SelectedProducts({ selection }: { readonly selection: RowSelection }) {
  const { remove } = useProductTrash(useSite().id);
  const { size } = selection.selected;
  return (
    <SelectionBar selection={selection} count={size}>
      <Button
        size="small"
        variant="danger-quiet"
        isPending={remove.isPending}
        onPress={() => remove.mutate([...selection.selected])}
      >
        <Trash2 size={14} aria-hidden="true" />
        {t('moveToTrash')}
      </Button>
    </SelectionBar>
  );
}
