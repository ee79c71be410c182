import { Panel } from '@veranda/ui/Panel.tsx';
import { FormText } from '../../FormText.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';

/** The names of the site. */
export function IdentityPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title={t('site')} note={t('siteNote')}>
      <FormText
        control={control}
        name="title"
        label={t('siteTitle')}
        maxLength={200}
        check={(title) => title.trim() !== '' || t('aSiteNeedsATitle')}
      />
      <FormText control={control} name="tagline" label={t('tagline')} maxLength={200} optional />
      <FormText
        control={control}
        name="description"
        label={t('description')}
        maxLength={1000}
        rows={3}
        optional
      />
    </Panel>
  );
}
