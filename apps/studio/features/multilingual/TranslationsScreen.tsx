import { useQuery } from '@tanstack/react-query';
import type { TranslationOverview } from '@veranda/contracts/translations';
import { Badge } from '@veranda/ui/Badge.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { languageTitle } from './language-title.ts';
import { t } from './messages.ts';
import { overviewQuery } from './multilingual-queries.ts';
import { TranslationFiles } from './TranslationFiles.tsx';
import './multilingual.css';

/** How far everything of the site is translated into a language. */
export function TranslationsScreen() {
  const site = useSite();
  const { language = '' } = useParams();
  const title = t('translations', { title: languageTitle(language) });
  useTitle(title, site.title);
  const query = useQuery(overviewQuery(site.id, language));
  return (
    <div className="ui-page ui-page--narrow">
      <PageHeader title={title} back={{ href: paths.languages(site.slug), label: t('back') }} />
      {query.isPending ? (
        <SkeletonTable label={t('loading')} />
      ) : query.data === undefined ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <div className="ui-stack">
          <ProgressBar label={title} value={percent(query.data)} valueLabel={t('progress', query.data)} />
          <Marks {...query.data} />
          <TranslationFiles language={language} />
          <Documents language={language} documents={query.data.documents} />
        </div>
      )}
    </div>
  );
}

function percent({ done, total }: { readonly done: number; readonly total: number }): number {
  return total === 0 ? 0 : Math.floor((done / total) * 100);
}

function Marks({ changed, proposed }: Pick<TranslationOverview, 'changed' | 'proposed'>) {
  if (changed + proposed === 0) return null;
  return (
    <p className="ui-row">
      {changed > 0 ? <Badge tone="warn">{t('changedCount', { count: changed })}</Badge> : null}
      {proposed > 0 ? <Badge>{t('proposedCount', { count: proposed })}</Badge> : null}
    </p>
  );
}

interface DocumentsProps {
  readonly language: string;
  readonly documents: TranslationOverview['documents'];
}

function Documents({ language, documents }: DocumentsProps) {
  const site = useSite();
  if (documents.length === 0) return <EmptyState title={t('noTexts')}>{t('noTextsHelp')}</EmptyState>;
  return (
    <ul className="language-list">
      {documents.map(({ kind, id, title, total, done, changed, proposed }) => (
        <li key={`${kind} ${id}`} className="language-row">
          <div className="language-name">
            <TextLink href={paths.translation(site.slug, language, `${kind}/${id}`)}>
              {kind === 'site' ? t('site') : title}
            </TextLink>
            {kind === 'site' ? null : <span className="ui-muted">{t(kind)}</span>}
            <Marks changed={changed} proposed={proposed} />
          </div>
          <span className="ui-muted">
            {done === total ? t('complete') : done === 0 ? t('untranslated') : t('progress', { done, total })}
          </span>
        </li>
      ))}
    </ul>
  );
}
