import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { RotateCw } from 'lucide-react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useReplays } from './delivery-queries.ts';
import { t } from './messages.ts';

/** Tries everything that was given up once more. */
export function ReplayAll({ count }: { readonly count: number }) {
  const site = useSite();
  const { all } = useReplays(site.id);
  return (
    <Button
      isPending={all.isPending}
      onPress={() =>
        all.mutate(undefined, {
          onSuccess: ({ replayed }) => showToast({ text: t('sendingReplayedAgain', { replayed }) }),
          onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
        })
      }
    >
      <RotateCw size={16} aria-hidden="true" />
      {t('retryAllFailed', { count })}
    </Button>
  );
}
