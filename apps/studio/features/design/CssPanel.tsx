import { changedCustomCss, maxCustomCss, partsOfSession } from '@veranda/domain/design/custom-css';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useMemo } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { CodeField } from '../blocks/CodeField.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { t } from './messages.ts';

/** The owner's own CSS, with what is wrong in it by its line. */
export function CssPanel({ values, session, cssProblems }: DesignPanelProps) {
  const canWrite = mayWrite(useSite(), 'custom-code');
  const faults = useMemo(
    () =>
      cssProblems.map(({ line, fault }) => ({
        line,
        text: `${t('cssLine', { line })} ${t(`fault:${fault}`)}`,
      })),
    [cssProblems],
  );
  return (
    <div className="design-panel">
      <section className="ui-stack">
        <h2 className="design-heading">{t('customCss')}</h2>
        <p className="ui-help">{t('customCssHelp')}</p>
        {canWrite ? null : <Notice>{t('customCssReadOnly')}</Notice>}
        <CodeField
          label={t('css')}
          language="css"
          value={partsOfSession(values).customCss}
          maxLength={maxCustomCss}
          isReadOnly={!canWrite}
          faults={faults}
          onChange={(css) => session.change(changedCustomCss(css))}
        />
        <CssProblems problems={cssProblems} />
      </section>
    </div>
  );
}

function CssProblems({ problems }: { readonly problems: DesignPanelProps['cssProblems'] }) {
  return (
    <div role="status">
      {problems.length === 0 ? null : (
        <Notice tone="warn">
          <ul className="css-problems" aria-label={t('cssProblems')}>
            {problems.map(({ line, fault }) => (
              <li key={`${line} ${fault}`}>
                <strong>{t('cssLine', { line })}</strong> {t(`fault:${fault}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
