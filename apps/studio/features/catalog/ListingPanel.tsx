import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useDraft } from './draft-context.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { t } from './messages.ts';

/** The address, what search engines show, and what sending needs to know. */
export function ListingPanel() {
  const { draft, set } = useDraft();
  return (
    <>
      {draft.kind === 'physical' ? (
        <Panel title={t('shipping')}>
          <NumberField
            label={t('weightInGrams')}
            value={draft.weightGrams}
            minValue={0}
            onChange={(weight) => set({ weightGrams: Number.isNaN(weight) ? 0 : Math.round(weight) })}
          />
        </Panel>
      ) : null}
      <SearchPanel />
    </>
  );
}
