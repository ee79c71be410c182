import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { templatesQuery } from '../../queries/site-queries.ts';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { t } from './messages.ts';
import './accounts.css';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** The name and address under which the image beside the form already stands. */
  readonly preview?: { readonly name: string; readonly host: string };
}

/** The form on paper, and beside it on wide screens a first look at the site that is about to be. */
export function AccountFrame({ title, lead, children, preview }: AccountFrameProps) {
  const templates = useQuery(templatesQuery);
  const [lost, setLost] = useState<string | null>(null);
  const image = templates.data?.templates[0]?.pictureUrl;
  return (
    <div className="account">
      <div className="account-paper">
        <PlainBar account={null} />
        <main className="account-main">
          <h1 className="ui-display">{title}</h1>
          {lead ? <p className="account-lead">{lead}</p> : null}
          {children}
        </main>
      </div>
      <div className="account-stage" aria-hidden="true">
        <div className="account-window">
          <div className="account-address">{preview?.host || t('hostExample')}</div>
          <div className="account-view">
            {image && image !== lost ? <img src={image} alt="" onError={() => setLost(image)} /> : null}
            <span className="account-name">{preview?.name || t('yourNameHere')}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
