import { useQuery } from '@tanstack/react-query';
import type { Redirect } from '@veranda/domain/publishing/redirects';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { ImportRedirects } from './ImportRedirects.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { RedirectTable } from './RedirectTable.tsx';
import { redirectsQuery } from './redirect-queries.ts';
import { t } from './messages.ts';
import './redirects.css';

/** The dialog over the list: the form of a redirect, new or not, or the import. */
type Open = Redirect | 'new' | 'import' | null;

/** Where visitors of old addresses are led. */
export function RedirectsScreen() {
  const site = useSite();
  const query = useQuery(redirectsQuery(site.id));
  const [open, setOpen] = useState<Open>(null);
  const actions = (
    <>
      <Button variant="primary" onPress={() => setOpen('new')}>
        {t('add')}
      </Button>
      <Button onPress={() => setOpen('import')}>{t('import')}</Button>
    </>
  );
  return (
    <SettingsFrame tab="redirects">
      <div className="ui-stack">
        <p>{t('lead')}</p>
        {query.isPending ? (
          <SkeletonTable label={t('loading')} />
        ) : query.data === undefined ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : query.data.redirects.length === 0 ? (
          <EmptyState title={t('none')} actions={actions}>
            {t('noneHelp')}
          </EmptyState>
        ) : (
          <>
            <div className="ui-row">{actions}</div>
            <FoundRedirects redirects={query.data.redirects} onEdit={setOpen} />
          </>
        )}
        {open === 'import' ? <ImportRedirects onClose={() => setOpen(null)} /> : null}
        {open !== null && open !== 'import' ? (
          <RedirectForm redirect={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        ) : null}
      </div>
    </SettingsFrame>
  );
}

interface FoundRedirectsProps {
  readonly redirects: readonly Redirect[];
  readonly onEdit: (redirect: Redirect) => void;
}

function FoundRedirects({ redirects, onEdit }: FoundRedirectsProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = redirects.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(words));
  return (
    <>
      <SearchField label={t('search')} value={search} onChange={setSearch} />
      {found.length === 0 ? <p>{t('nothingFound')}</p> : <RedirectTable redirects={found} onEdit={onEdit} />}
    </>
  );
}
