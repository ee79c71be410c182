import { Panel } from '@veranda/ui/Panel.tsx';
import { FormText } from '../../FormText.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';

/** The names of the site. */
export function IdentityPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title="Site" note="Shown in the browser, in search results and in your theme.">
      <FormText
        control={control}
        name="title"
        label="Site title"
        maxLength={200}
        check={(title) => title.trim() !== '' || 'A site needs a title'}
      />
      <FormText control={control} name="tagline" label="Tagline" maxLength={200} optional />
      <FormText control={control} name="description" label="Description" maxLength={1000} rows={3} optional />
    </Panel>
  );
}
