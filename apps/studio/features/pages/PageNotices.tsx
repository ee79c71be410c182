import { Notice } from '@veranda/ui/Notice.tsx';
import type { PageDetail } from './use-page-settings.ts';
import { t } from './messages.ts';

interface PageNoticesProps {
  readonly access: PageDetail['access'];
  readonly canWrite: boolean;
}

/** What is to be known of a page before it is edited: that it is only looked at, and who may see it. */
export function PageNotices({ access, canWrite }: PageNoticesProps) {
  const { kind } = access;
  return (
    <>
      {canWrite ? null : <Notice tone="info">{t('onlyLookedAt')}</Notice>}
      {kind === 'everyone' ? null : (
        <Notice>
          <strong>{t('pageIsLocked')}</strong> {t(lockTexts[kind])}
        </Notice>
      )}
    </>
  );
}

const lockTexts = {
  password: 'lockedByPassword',
  members: 'lockedForMembers',
  paywall: 'lockedForBuyers',
} as const;
