import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useDraft } from './draft-context.ts';

/** The address, what search engines show, and what sending needs to know. */
export function ListingPanel() {
  const { draft, set, problemOf } = useDraft();
  return (
    <>
      {draft.kind === 'physical' ? (
        <Panel title="Sending">
          <NumberField
            label="Weight in grams"
            value={draft.weightGrams}
            minValue={0}
            onChange={(weight) => set({ weightGrams: Number.isNaN(weight) ? 0 : Math.round(weight) })}
          />
        </Panel>
      ) : null}
      <Panel title="Address and search">
        <TextField
          id="urlSlug"
          label="Address"
          value={draft.urlSlug}
          onChange={(urlSlug) => set({ urlSlug })}
          maxLength={200}
          spellCheck="false"
          description={draft.urlSlug ? `…/p/${draft.urlSlug}` : 'Made from the title when it is empty.'}
          errorMessage={problemOf('urlSlug')}
        />
        <TextField
          label="Short text"
          optional
          rows={2}
          value={draft.excerpt}
          onChange={(excerpt) => set({ excerpt })}
          maxLength={2000}
          description="Shown beside the product in lists, where the theme does."
        />
        <TextField
          label="Title for search"
          optional
          value={draft.seoTitle}
          onChange={(seoTitle) => set({ seoTitle })}
          maxLength={200}
          placeholder={draft.title}
        />
        <TextField
          label="Description for search"
          optional
          rows={2}
          value={draft.seoDescription}
          onChange={(seoDescription) => set({ seoDescription })}
          maxLength={500}
        />
      </Panel>
    </>
  );
}
