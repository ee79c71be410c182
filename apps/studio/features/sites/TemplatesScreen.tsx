import { useQuery } from '@tanstack/react-query';
import type { TemplateCard } from '@veranda/contracts/site-templates';
import { type TemplateGoal, templateGoals } from '@veranda/domain/sites/site-template';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { templatesQuery } from '../../queries/site-queries.ts';
import { PlainBar } from '../../shell/PlainBar.tsx';
import { useAccount } from '../../use-account.ts';
import { useTitle } from '../../use-title.ts';
import { t } from './messages.ts';
import { StartDialog } from './StartDialog.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateSheet } from './TemplateSheet.tsx';
import './templates.css';

interface Chosen {
  readonly template: TemplateCard;
  readonly act: 'preview' | 'start';
}

/** The templates by what they are for, each under the name that the site will have. */
export function TemplatesScreen() {
  useTitle(t('chooseATemplate'));
  const account = useAccount();
  const [search] = useSearchParams();
  const name = search.get('name')?.trim() ?? '';
  const query = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
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
        {query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : query.isPending ? (
          <div className="template-list" role="status" aria-label={t('loading')}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="360px" />
            ))}
          </div>
        ) : (
          <TemplateGallery templates={query.data.templates} name={name} onChoose={setChosen} />
        )}
      </main>
      {chosen ? <ChosenTemplate chosen={chosen} name={name} onChange={setChosen} /> : null}
    </div>
  );
}

interface ChosenTemplateProps {
  readonly chosen: Chosen;
  readonly name: string;
  readonly onChange: (chosen: Chosen | null) => void;
}

function ChosenTemplate({ chosen, name, onChange }: ChosenTemplateProps) {
  const { template, act } = chosen;
  const close = () => onChange(null);
  if (act === 'start') return <StartDialog template={template} name={name} onClose={close} />;
  const start = () => onChange({ template, act: 'start' });
  return <TemplateDialog template={template} name={name} onClose={close} onStart={start} />;
}

interface TemplateGalleryProps {
  readonly templates: readonly TemplateCard[];
  readonly name: string;
  readonly onChoose: (chosen: Chosen) => void;
}

function TemplateGallery({ templates, name, onChoose }: TemplateGalleryProps) {
  const [goal, setGoal] = useState<TemplateGoal | 'all'>('all');
  const goals = templateGoals.filter((each) => templates.some((template) => template.goal === each));
  const segments = (['all', ...goals] as const).map((value) => ({ value, label: t(`goal:${value}`) }));
  return (
    <>
      <div className="template-goals">
        <SegmentedControl label={t('goals')} segments={segments} value={goal} onChange={setGoal} />
      </div>
      {goals
        .filter((each) => goal === 'all' || goal === each)
        .map((each) => (
          <section key={each} className="template-group" aria-labelledby={`goal-${each}`}>
            <h2 id={`goal-${each}`}>{t(`goal:${each}`)}</h2>
            <ul className="template-list">
              {templates
                .filter((template) => template.goal === each)
                .map((template) => (
                  <li key={template.key}>
                    <TemplateSheet
                      template={template}
                      name={name}
                      onPreview={() => onChoose({ template, act: 'preview' })}
                      onStart={() => onChoose({ template, act: 'start' })}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}
