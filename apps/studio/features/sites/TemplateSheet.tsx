import type { TemplateCard } from '@veranda/contracts/site-templates';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { t } from './messages.ts';
import { TemplateFrame } from './TemplateFrame.tsx';
import { previewAddress, screens } from './template-screens.ts';

interface TemplateSheetProps {
  readonly template: TemplateCard;
  readonly name: string;
  readonly onPreview: () => void;
  readonly onStart: () => void;
}

/** One template: its first page in the owner's name, and what it is for. */
export function TemplateSheet({ template, name, onPreview, onStart }: TemplateSheetProps) {
  const { key, title, pitch } = template;
  const [hasFailed, setFailed] = useState(false);
  return (
    <article className="template-sheet" aria-labelledby={`template-${key}`}>
      <div className="template-picture">
        {hasFailed ? (
          <p className="ui-help">{t('previewFailed')}</p>
        ) : (
          <TemplateFrame
            url={previewAddress(template, name)}
            title={t('previewOf', { title })}
            screen={screens.desktop}
            isReachable={false}
            onFail={() => setFailed(true)}
          />
        )}
      </div>
      <h3 id={`template-${key}`} className="ui-display">
        {title}
      </h3>
      <p>{pitch}</p>
      <div className="template-actions">
        <Button variant="primary" onPress={onStart} aria-label={t('startWithThisTitle', { title })}>
          {t('startWith')}
        </Button>
        <Button variant="quiet" onPress={onPreview} aria-label={t('previewOf', { title })}>
          {t('preview')}
        </Button>
      </div>
    </article>
  );
}
