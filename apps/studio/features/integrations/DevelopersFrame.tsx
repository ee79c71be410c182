import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import './integrations.css';

export interface DevelopersFrameProps {
  readonly place: 'api-keys' | 'webhooks';
  readonly children: ReactNode;
}

/** What connects the site with programs of others: keys that they call with, and addresses that they are told at. */
export function DevelopersFrame({ place, children }: DevelopersFrameProps) {
  const { slug } = useSite();
  const places = [
    { id: 'api-keys', label: 'API keys', path: paths.apiKeys(slug) },
    { id: 'webhooks', label: 'Webhooks', path: paths.webhooks(slug) },
  ] as const;
  return (
    <SettingsFrame tab="developers">
      <div className="ui-stack">
        <nav className="developer-nav" aria-label="For developers">
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
