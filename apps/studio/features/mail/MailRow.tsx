import type { MailSetting } from '@veranda/contracts/mail-settings';
import { Badge } from '@veranda/ui/Badge.tsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { nameOfMail } from './mail-names.ts';
import { t } from './messages.ts';

/** A mail of the list: what it is, when it is sent, and what the owner has made of it. */
export function MailRow({ mail }: { readonly mail: MailSetting }) {
  const { slug } = useSite();
  const { title, when } = nameOfMail(mail.kind);
  const { subject, intro, footer } = mail.words;
  const isOwn = [subject, intro, footer].some((text) => text !== null);
  return (
    <li className={mail.enabled ? 'mail-row' : 'mail-row mail-row--off'}>
      <Link to={paths.mailSetting(slug, mail.kind)} className="mail-row-link">
        <span className="mail-row-name">
          <strong>{title}</strong>
          <span className="ui-help">{when}</span>
        </span>
        <span className="mail-row-marks">
          {isOwn ? <Badge tone="accent">{t('customized')}</Badge> : null}
          {mail.enabled ? null : <Badge>{t('off')}</Badge>}
        </span>
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </li>
  );
}
