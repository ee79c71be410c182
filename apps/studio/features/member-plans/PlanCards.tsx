import type { MemberPlan } from '@veranda/contracts/member-plans';
import { Badge } from '@veranda/ui/Badge.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { t } from './messages.ts';

interface PlanCardsProps {
  readonly plans: readonly MemberPlan[];
  readonly site: string;
}

/** The plans of a site: what each costs, how many have joined, and what it opens. */
export function PlanCards({ plans, site }: PlanCardsProps) {
  return (
    <ul className="plan-cards">
      {plans.map((plan) => (
        <li key={plan.id} className="plan-card">
          <span className="plan-card-head">
            <TextLink href={paths.product(site, plan.id)}>{plan.title}</TextLink>
            {plan.state === 'published' ? null : <Badge>{t('notForSale')}</Badge>}
          </span>
          <span className="ui-muted">{plan.phrase}</span>
          <strong>{t('membersCount', { count: plan.members })}</strong>
          <span className="ui-help">
            {plan.pages.length === 0
              ? t('noPagesYet')
              : t('givesAccessToPages', { pages: plan.pages.map((page) => page.title).join(', ') })}
          </span>
        </li>
      ))}
    </ul>
  );
}
