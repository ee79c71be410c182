import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { products } from './import-report.ts';

export interface OverflowNoticeProps {
  readonly overflow: NonNullable<ImportReport['overflow']>;
  readonly takesSecond: boolean;
  readonly onChange: (takesSecond: boolean) => void;
}

/** Says how many products do not fit the store page, and offers a second one. */
export function OverflowNotice({ overflow, takesSecond, onChange }: OverflowNoticeProps) {
  return (
    <Notice tone="warn">
      <p>
        {products(overflow.products)} do not fit: a store page holds at most 200 products. You can put them on
        a second store page, “{overflow.storeTitle}”.
      </p>
      <Checkbox isSelected={takesSecond} onChange={onChange}>
        Create “{overflow.storeTitle}” for them
      </Checkbox>
    </Notice>
  );
}
