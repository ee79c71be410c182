import type { OrderEntitlements } from '@veranda/contracts/downloads';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDay } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { useResendDownloads } from './file-queries.ts';
import { t } from './messages.ts';

interface SoldFilesProps {
  readonly order: string;
  readonly downloads: OrderEntitlements['downloads'];
  readonly isReadOnly: boolean;
}

/** Files that a buyer may download, how often they have, and the button that resets it. */
export function SoldFiles({ order, downloads, isReadOnly }: SoldFilesProps) {
  const site = useSite();
  const resend = useResendDownloads(site.id, order);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast({ text: t('downloadsResetAndEmailed') }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <>
      <ul className="product-files">
        {downloads.map((download) => (
          <li key={download.id}>
            <span className="ui-grow">
              <strong>{download.fileName}</strong>
              <span className="ui-help">{stateOf(download)}</span>
            </span>
          </li>
        ))}
      </ul>
      {isReadOnly || downloads.every((download) => download.revoked) ? null : (
        <Button isPending={resend.isPending} onPress={send}>
          {t('resetAndEmail')}
        </Button>
      )}
    </>
  );
}

function stateOf(download: OrderEntitlements['downloads'][number]): string {
  if (download.revoked) return t('endedTheOrderWasRefunded');
  const times =
    download.maxDownloads === null
      ? String(download.used)
      : t('usedOfMaxDownloads', { used: download.used, maxDownloads: download.maxDownloads });
  if (download.expiresAt === '') return t('downloadedTimes', { times });
  return t('downloadedTimesUntil', { times, date: formatDay(download.expiresAt) });
}
