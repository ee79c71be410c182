import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Pagination } from '@veranda/ui/Pagination.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { AnswersMenu } from './AnswersMenu.tsx';
import { formQuery } from '../../queries/form-queries.ts';
import { ListedAnswers } from './ListedAnswers.tsx';
import { useAnswerList } from './use-answer-list.ts';
import { t } from './messages.ts';
import './forms.css';

/** Answers of visitors to a form. */
export function AnswersScreen() {
  const site = useSite();
  const { form: id = '' } = useParams();
  const form = useQuery(formQuery(site.id, id));
  const list = useAnswerList(id);
  useTitle(t('answers'), site.title);
  if (isRefusal(form.error, 'unknown-form')) return <NotFoundScreen />;
  return (
    <div className="ui-page">
      <PageHeader
        title={form.data?.form.name ?? t('answers')}
        back={{ href: paths.form(site.slug, id), label: t('form') }}
        actions={<AnswersMenu form={id} box={list.view.box} />}
      />
      <AnswerFilters {...list} spam={form.data?.form.spam ?? 0} />
      <AnswersPage form={id} {...list} />
    </div>
  );
}

type AnswerList = ReturnType<typeof useAnswerList>;

function AnswerFilters({ view, change, spam }: AnswerList & { readonly spam: number }) {
  return (
    <div className="ui-row ui-row--apart">
      <SegmentedControl
        label={t('show')}
        value={view.box}
        onChange={(box) => change({ box, page: 1 })}
        segments={[
          { value: 'answers', label: t('answers') },
          { value: 'spam', label: spam > 0 ? t('spamCount', { spam }) : t('spam') },
        ]}
      />
      <SearchField
        label={t('searchAnswers')}
        value={view.search}
        onChange={(search) => change({ search, page: 1 })}
      />
    </div>
  );
}

function AnswersPage({ form, answers, view, change }: AnswerList & { readonly form: string }) {
  if (answers.isPending) return <SkeletonTable label={t('loadingAnswers')} rows={6} />;
  if (answers.isError)
    return <ErrorState message={messageOf(answers.error)} onRetry={() => void answers.refetch()} />;
  return (
    <>
      <ListedAnswers form={form} list={answers.data} view={view} onClear={() => change({ search: '' })} />
      <Pagination
        page={view.page}
        pageSize={view.perPage}
        total={answers.data.total}
        pageSizes={[25, 50, 100]}
        onPage={(page) => change({ page })}
        onPageSize={(perPage) => change({ perPage: perPage as 25 | 50 | 100, page: 1 })}
      />
    </>
  );
}
