import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useDraft } from './draft-context.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** The address, what search engines show, and what sending needs to know. */
export function ListingPanel() {
  const { draft, set } = useDraft();
  return (
    <>
      {draft.kind === 'physical' ? (
        <Panel title="Shipping">
          <NumberField
            label="Weight in grams"
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
