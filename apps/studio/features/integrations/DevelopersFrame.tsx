import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { t } from './messages.ts';
import './integrations.css';

interface DevelopersFrameProps {
  readonly place: 'api-keys' | 'webhooks';
  readonly children: ReactNode;
}

/** API keys and webhooks: the tabs of what connects the site with other programs. */
export function DevelopersFrame({ place, children }: DevelopersFrameProps) {
  const { slug } = useSite();
  const places = [
    { id: 'api-keys', label: t('apiKeys'), path: paths.apiKeys(slug) },
    { id: 'webhooks', label: t('webhooks'), path: paths.webhooks(slug) },
  ] as const;
  return (
    <SettingsFrame tab="developers" title={t(place === 'api-keys' ? 'apiKeys' : 'webhooks')}>
      <div className="ui-stack">
        <nav className="developer-nav" aria-label={t('forDevelopers')}>
          {places.map(({ id, label, path }) => (
            <Link key={id} to={path} aria-current={id === place ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </SettingsFrame>
  );
}
