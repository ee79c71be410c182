import { Notice } from '@veranda/ui/Notice.tsx';
import { useSite } from '../../shell/use-site.ts';
import { roleList } from './role-names.ts';
import { t } from './messages.ts';
import './contributors.css';

/** Above a screen that somebody's roles let them read alone. */
export function ReadOnlyNotice() {
  const { roles } = useSite();
  return (
    <div className="ui-page screen-notice">
      <Notice tone="info">
        {t('readOnly', { roles: roles.length === 0 ? t('noRoles') : roleList(roles) })}
      </Notice>
    </div>
  );
}
