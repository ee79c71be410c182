import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { formatBytes } from '../media/format-bytes.ts';
import { t } from './messages.ts';

interface StorageMeterProps {
  /** Bytes. */
  readonly used: number;
  readonly quota: number;
}

/** How much of the site's storage its files take. */
export function StorageMeter({ used, quota }: StorageMeterProps) {
  return (
    <div className="storage">
      <ProgressBar
        label={t('storageUsed')}
        value={(used / quota) * 100}
        valueLabel={t('storageUsedOf', { used: formatBytes(used), quota: formatBytes(quota) })}
      />
    </div>
  );
}
