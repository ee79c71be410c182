import { useQuery } from '@tanstack/react-query';
import type { TranslatedDocument } from '@veranda/contracts/translations';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { languageTitle } from './language-title.ts';
import { t } from './messages.ts';
import { translationQuery } from './multilingual-queries.ts';
import { TranslationForm } from './TranslationForm.tsx';
import './multilingual.css';

type Kind = Parameters<typeof translationQuery>[0]['kind'];

/** The texts of one document beside their translations. */
export function TranslationScreen() {
  const site = useSite();
  const { language = '', kind = '', document = '' } = useParams();
  // The address decides; the server answers 404 for a kind that is none.
  const params = { site: site.id, language, kind: kind as Kind, document };
  const query = useQuery(translationQuery(params));
  const title = query.data ? (kind === 'site' ? t('site') : query.data.title) : languageTitle(language);
  useTitle(title, site.title);
  return (
    <div className="ui-page">
      <PageHeader
        title={title}
        back={{
          href: paths.translations(site.slug, language),
          label: t('translations', { title: languageTitle(language) }),
        }}
      />
      <Loaded query={query} render={(data) => <TranslationForm params={params} document={data} />} />
    </div>
  );
}

interface LoadedProps {
  readonly query: {
    readonly isPending: boolean;
    readonly data: TranslatedDocument | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly render: (data: TranslatedDocument) => React.ReactNode;
}

function Loaded({ query, render }: LoadedProps) {
  if (query.isPending) return <SkeletonTable label={t('loading')} />;
  if (query.data === undefined)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  return render(query.data);
}
