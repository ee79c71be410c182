import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { themesQuery } from '../../queries/site-queries.ts';
import './accounts.css';

export interface AccountFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** The name and address under which the picture beside the form already stands. */
  readonly preview?: { readonly name: string; readonly host: string };
}

/** The form on paper, and beside it on wide screens a first look at the site that is about to be. */
export function AccountFrame({ title, lead, children, preview }: AccountFrameProps) {
  const themes = useQuery(themesQuery);
  const [lost, setLost] = useState<string | null>(null);
  const picture = themes.data?.themes[0]?.pictureUrls[0];
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
          <div className="account-address">{preview?.host || 'your-name'}</div>
          <div className="account-view">
            {picture && picture !== lost ? (
              <img src={picture} alt="" onError={() => setLost(picture)} />
            ) : null}
            <span className="account-name">{preview?.name || 'Your name here'}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
