import type { ContentImportEntry } from '@veranda/contracts/content-import';
import { t } from './messages.ts';

/** Addresses that are shown of pictures that are missing. */
const shown = 5;

/** Why an entry is not imported, or what is different of it, with the pictures that are missing. */
export function EntryRemarks({ entry }: { readonly entry: ContentImportEntry }) {
  const { problem, notes, missing } = entry;
  return (
    <>
      {problem === null ? null : <div>{t(`problem-${problem}`)}</div>}
      {notes.map((note) => (
        <div key={note}>{t(`note-${note}`)}</div>
      ))}
      {missing.slice(0, shown).map((address) => (
        <div key={address} className="ui-help content-import-address">
          {address}
        </div>
      ))}
    </>
  );
}
