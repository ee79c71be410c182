import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { PublishDialog } from '../publishing/PublishDialog.tsx';
import { t } from './messages.ts';
import { type NextStep, nextSteps, type Overview, samplesLeft } from './next-steps.ts';
import { SampleContent } from './SampleContent.tsx';

interface NextStepsProps {
  readonly site: SiteDetail;
  readonly overview: Overview;
}

const verbs = {
  page: t('editPages'),
  product: t('addProduct'),
  shipping: t('setRates'),
  publish: t('publish'),
  order: t('openShop'),
} as const;

/** The way to the first sale as a list; what is done steps back, the first that is open leads. */
export function NextSteps({ site, overview }: NextStepsProps) {
  const [publishes, setPublishes] = useState(false);
  const steps = nextSteps(site, overview);
  const left = steps.filter((step) => !step.isDone);
  const first = left[0];
  const samples = samplesLeft(overview);
  return (
    <Panel
      title={left.length === 0 ? t('youreReadyForBusiness') : t('next')}
      note={
        left.length === 0
          ? t('productsAndOrders', { products: overview.products, orders: overview.orders })
          : t('numberOfCountDone', { number: steps.length - left.length, count: steps.length })
      }
    >
      <ol className="next-list">
        {steps.map((step) => (
          <li key={step.id} className={step.isDone ? 'next-step next-step--done' : 'next-step'}>
            <span className="next-mark">
              <Check size={14} strokeWidth={3} aria-hidden="true" />
            </span>
            <div className="ui-grow">
              <strong>
                {step.title}
                {step.isDone ? <span className="ui-hidden"> {t('done')}</span> : null}
              </strong>
              {step.isDone ? null : <p>{step.note}</p>}
            </div>
            {step.isDone ? null : (
              <StepAct step={step} isFirst={step === first} onPublish={() => setPublishes(true)} />
            )}
          </li>
        ))}
      </ol>
      {samples ? <p className="ui-help">{samples}</p> : null}
      {overview.samples > 0 && mayWrite(site) ? <SampleContent site={site} /> : null}
      <PublishDialog site={site} isOpen={publishes} onClose={() => setPublishes(false)} />
    </Panel>
  );
}

function mayWrite({ rights }: SiteDetail): boolean {
  return ['write', 'publish'].includes(rights['pages'] ?? '');
}

interface StepActProps {
  readonly step: NextStep;
  readonly isFirst: boolean;
  readonly onPublish: () => void;
}

function StepAct({ step, isFirst, onPublish }: StepActProps) {
  const variant = isFirst ? 'primary' : 'secondary';
  if (step.id === 'publish') {
    return (
      <Button size="small" variant={variant} onPress={onPublish}>
        {verbs.publish}
      </Button>
    );
  }
  if (!step.href) return <span className="ui-help">{t('afterPublishing')}</span>;
  const outside = step.id === 'order' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <LinkButton size="small" variant={variant} href={step.href} {...outside}>
      {verbs[step.id]}
    </LinkButton>
  );
}
