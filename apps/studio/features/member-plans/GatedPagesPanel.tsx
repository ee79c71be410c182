import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { memberPlansQuery } from '../../queries/member-plan-queries.ts';
import { useOpenPage } from './member-plan-queries.ts';
import { GatedPages } from './GatedPages.tsx';
import { t } from './messages.ts';
import './member-plans.css';

/**
 * Pages that a plan opens; they are saved apart from the rest of the product, and visible after the next
 * publish.
 */
export function GatedPagesPanel({ product }: { readonly product: string }) {
  const site = useSite();
  const plans = useQuery(memberPlansQuery(site.id));
  const pages = useQuery(pagesQuery(site.id));
  const open = useOpenPage(site.id, product);
  const plan = plans.data?.plans.find((plan) => plan.id === product);
  const opened = plan?.pages ?? [];
  const members = plan?.members ?? 0;
  const mayChange = mayWrite(site, 'pages');
  const change = (page: string, opens: boolean) =>
    open.mutate(
      { page, opens },
      { onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }) },
    );
  if (!plans.data || !pages.data) return <Skeleton height="120px" />;
  return (
    <Panel title={t('givesAccess')}>
      <div className="ui-stack">
        <GatedPages
          pages={opened}
          site={site.slug}
          onClose={mayChange ? (id) => change(id, false) : undefined}
        />
        {mayChange ? (
          <AddPage
            pages={pages.data.pages}
            opened={opened.map(({ id }) => id)}
            onAdd={(page) => change(page, true)}
          />
        ) : null}
        <TextLink href={`${paths.memberPlans(site.slug)}?plan=${product}&status=active`}>
          {t('membersCount', { count: members })}
        </TextLink>
      </div>
    </Panel>
  );
}

interface AddPageProps {
  readonly pages: readonly PageSummary[];
  /** Ids of the pages that the plan opens already. */
  readonly opened: readonly string[];
  readonly onAdd: (page: string) => void;
}

function AddPage({ pages, opened, onAdd }: AddPageProps) {
  const others = pages.filter(({ id, inTrash }) => !inTrash && !opened.includes(id));
  return (
    <Select
      label={t('addAPage')}
      options={others.map(({ id, title }) => ({ value: id, label: title }))}
      value={null}
      placeholder={t('addAPagePlaceholder')}
      onChange={onAdd}
      description={t('addAPageDescription')}
    />
  );
}
