import { useQuery } from '@tanstack/react-query';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { useLocation } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useTitle } from '../../use-title.ts';
import { AccountFrame } from '../accounts/AccountFrame.tsx';
import { confirmationQuery } from './account-queries.ts';
import { t } from './messages.ts';

const outcomes = {
  confirmed: 'confirmDone',
  changed: 'confirmChanged',
  'other-missing': 'confirmOther',
} as const;

/** Screen that the link of a mail opens, which confirms an address. The token is after the hash sign. */
export function ConfirmEmailScreen() {
  useTitle(t('confirmTitle'));
  const token = useLocation().hash.slice(1);
  const { data, error } = useQuery({ ...confirmationQuery(token), enabled: token !== '' });
  return (
    <AccountFrame title={t('confirmTitle')}>
      {data ? (
        <Notice tone={data.outcome === 'other-missing' ? 'info' : 'ok'}>
          {t(outcomes[data.outcome], { email: data.email })}
        </Notice>
      ) : token === '' || error ? (
        <Notice tone="danger">{error ? messageOf(error) : t('linkIncomplete')}</Notice>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="56px" />
        </div>
      )}
      <p className="account-aside">
        <TextLink href={paths.sites}>{t('toStudio')}</TextLink>
      </p>
    </AccountFrame>
  );
}
