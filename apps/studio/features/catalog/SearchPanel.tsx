import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { AddressField } from './AddressField.tsx';
import { useDraft } from './draft-context.ts';
import { t } from './messages.ts';

/** The address of the product, and what lists and search engines show of it. */
export function SearchPanel() {
  const { draft, set } = useDraft();
  return (
    <Panel title={t('addressAndSearch')}>
      <AddressField />
      <TextField
        label={t('shortDescription')}
        optional
        rows={2}
        value={draft.excerpt}
        onChange={(excerpt) => set({ excerpt })}
        maxLength={2000}
        description={t('shortDescriptionDescription')}
      />
      <TextField
        label={t('seoTitle')}
        optional
        value={draft.seoTitle}
        onChange={(seoTitle) => set({ seoTitle })}
        maxLength={200}
        placeholder={draft.title}
      />
      <TextField
        label={t('seoDescription')}
        optional
        rows={2}
        value={draft.seoDescription}
        onChange={(seoDescription) => set({ seoDescription })}
        maxLength={500}
      />
    </Panel>
  );
}
