import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { commentBansQuery, useBan } from './comment-queries.ts';
import { t } from './messages.ts';

/** Addresses from which no comments are taken; nothing where there are none. */
export function BannedCommenters() {
  const site = useSite();
  const { data } = useQuery(commentBansQuery(site.id));
  if (!data || data.bans.length === 0) return null;
  return (
    <details className="comment-bans">
      <summary>{t('bannedCount', { count: data.bans.length })}</summary>
      <ul>
        {data.bans.map(({ email, bannedAt }) => (
          <li key={email}>
            <span>
              {email} <span className="ui-help">{formatDateTime(bannedAt)}</span>
            </span>
            {mayWrite(site, 'comments') ? <UnbanButton email={email} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

function UnbanButton({ email }: { readonly email: string }) {
  const ban = useBan(useSite().id);
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  const note = () =>
    showToast({
      text: t('unbanned', { email }),
      topic: 'comment-bans',
      action: {
        label: t('undo'),
        onAction: () => void ban.mutateAsync({ email, isBanned: true }).catch(onError),
      },
    });
  return (
    <Button
      size="small"
      isDisabled={ban.isPending}
      aria-label={t('unbanOf', { email })}
      onPress={() => void ban.mutateAsync({ email, isBanned: false }).then(note).catch(onError)}
    >
      {t('unban')}
    </Button>
  );
}
