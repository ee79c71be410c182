import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import type { ReactNode } from 'react';
import type { RowSelection } from '../../use-row-selection.ts';
import { t } from './messages.ts';

interface SelectionBarProps {
  readonly selection: RowSelection;
  /** Number of selected products. */
  readonly count: number;
  /** Actions on them; shown when there are any. */
  readonly children: ReactNode;
}

/** Selects all products of a page, and offers what can be done with the selected ones. */
export function SelectionBar({ selection, count, children }: SelectionBarProps) {
  return (
    <div className="selected-products" role="group" aria-label={t('selectedProducts')}>
      <Checkbox
        isSelected={selection.isAll}
        isIndeterminate={selection.isSome}
        onChange={selection.selectAll}
      >
        {count === 0 ? t('selectAllOnThisPage') : t('selectedCount', { count })}
      </Checkbox>
      {count === 0 ? null : children}
    </div>
  );
}
