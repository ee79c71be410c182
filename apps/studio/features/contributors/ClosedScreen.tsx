import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { roleList } from './role-names.ts';
import { t } from './messages.ts';

/** In the place of a screen that somebody's roles do not reach. */
export function ClosedScreen() {
  const { roles, title } = useSite();
  useTitle(t('closedTitle'), title);
  const { site = '' } = useParams();
  return (
    <div className="ui-page">
      <PageHeader title={t('closedTitle')}>
        <p>{t('closedText', { roles: roles.length === 0 ? t('noRoles') : roleList(roles) })}</p>
      </PageHeader>
      <div>
        <LinkButton href={paths.home(site)}>{t('toHome')}</LinkButton>
      </div>
    </div>
  );
}
