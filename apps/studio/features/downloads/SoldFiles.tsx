import type { OrderGoods } from '@veranda/contracts/downloads';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDay } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { useResendDownloads } from './file-queries.ts';

interface SoldFilesProps {
  readonly order: string;
  readonly downloads: OrderGoods['downloads'];
  readonly isReadOnly: boolean;
}

/** What a buyer may download, how often they have, and giving it anew. */
export function SoldFiles({ order, downloads, isReadOnly }: SoldFilesProps) {
  const site = useSite();
  const resend = useResendDownloads(site.id, order);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast({ text: 'Downloads reset and e-mailed' }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <>
      <ul className="product-files">
        {downloads.map((one) => (
          <li key={one.id}>
            <span className="ui-grow">
              <strong>{one.fileName}</strong>
              <span className="ui-help">{stateOf(one)}</span>
            </span>
          </li>
        ))}
      </ul>
      {isReadOnly || downloads.every((one) => one.revoked) ? null : (
        <Button isPending={resend.isPending} onPress={send}>
          Reset and e-mail
        </Button>
      )}
    </>
  );
}

function stateOf(one: OrderGoods['downloads'][number]): string {
  if (one.revoked) return 'Ended: the order was refunded';
  const times =
    one.maxDownloads === null ? String(one.used) : `${String(one.used)} of ${String(one.maxDownloads)}`;
  const until = one.expiresAt === '' ? '' : `, until ${formatDay(one.expiresAt)}`;
  return `Downloaded ${times}${until}`;
}
