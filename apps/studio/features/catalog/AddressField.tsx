import { TextField } from '@veranda/ui/TextField.tsx';
import { useDraft } from './draft-context.ts';
import { t } from './messages.ts';

/** The last part of the product's address. */
export function AddressField() {
  const { draft, set, problemOf } = useDraft();
  return (
    <TextField
      id="urlSlug"
      label={t('address')}
      value={draft.urlSlug}
      onChange={(urlSlug) => set({ urlSlug })}
      maxLength={200}
      spellCheck="false"
      description={draft.urlSlug ? `…/p/${draft.urlSlug}` : t('addressDescription')}
      errorMessage={problemOf('urlSlug')}
    />
  );
}
