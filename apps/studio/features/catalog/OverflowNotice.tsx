import type { ImportReport } from '@veranda/contracts/catalog-import';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { t } from './messages.ts';

interface OverflowNoticeProps {
  readonly overflow: NonNullable<ImportReport['overflow']>;
  readonly takesSecond: boolean;
  readonly onChange: (takesSecond: boolean) => void;
}

/** Says how many products do not fit the store page, and offers a second one. */
export function OverflowNotice({ overflow, takesSecond, onChange }: OverflowNoticeProps) {
  return (
    <Notice tone="warn">
      <p>{t('doNotFit', { count: overflow.products, storeTitle: overflow.storeTitle })}</p>
      <Checkbox isSelected={takesSecond} onChange={onChange}>
        {t('createStoreTitleForThem', { storeTitle: overflow.storeTitle })}
      </Checkbox>
    </Notice>
  );
}
