import { TextField } from '@veranda/ui/TextField.tsx';
import { useDraft } from './draft-context.ts';

/** The last part of the product's address. */
export function AddressField() {
  const { draft, set, problemOf } = useDraft();
  return (
    <TextField
      id="urlSlug"
      label="Address"
      value={draft.urlSlug}
      onChange={(urlSlug) => set({ urlSlug })}
      maxLength={200}
      spellCheck="false"
      description={draft.urlSlug ? `…/p/${draft.urlSlug}` : 'Leave empty to create it from the title.'}
      errorMessage={problemOf('urlSlug')}
    />
  );
}
