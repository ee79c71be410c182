import { useQuery } from '@tanstack/react-query';
import type { ThemeCard } from '@veranda/contracts/sites';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../use-account.ts';
import { useTitle } from '../../use-title.ts';
import { StartDialog } from './StartDialog.tsx';
import { ThemeSheet } from './ThemeSheet.tsx';
import { themesQuery } from '../../queries/site-queries.ts';
import { t } from './messages.ts';
import './templates.css';

/** The themes, each under the name that the site will have. */
export function TemplatesScreen() {
  useTitle(t('chooseATemplate'));
  const account = useAccount();
  const [search] = useSearchParams();
  const name = search.get('name')?.trim() ?? '';
  const themes = useQuery(themesQuery);
  const [chosen, setChosen] = useState<ThemeCard | null>(null);
  return (
    <div className="templates">
      <PlainBar account={account} />
      <main className="templates-main">
        <header className="templates-head">
          <h1 className="ui-display">
            {name ? t('chooseTemplateFor', { name }) : t('chooseTemplateForSite')}
          </h1>
          <p>{t('templatesText')}</p>
        </header>
        {themes.isError ? (
          <ErrorState message={messageOf(themes.error)} onRetry={() => void themes.refetch()} />
        ) : themes.isPending ? (
          <div className="theme-list" role="status" aria-label={t('loading')}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="520px" />
            ))}
          </div>
        ) : (
          <ol className="theme-list">
            {themes.data.themes.map((theme) => (
              <li key={theme.key}>
                <ThemeSheet theme={theme} name={name} onStart={() => setChosen(theme)} />
              </li>
            ))}
          </ol>
        )}
      </main>
      {chosen ? <StartDialog theme={chosen} name={name} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}
