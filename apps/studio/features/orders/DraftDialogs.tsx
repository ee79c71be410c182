import { DeleteDraft } from './DeleteDraft.tsx';
import { PlaceDraftDialog } from './PlaceDraftDialog.tsx';
import { SendDraftDialog } from './SendDraftDialog.tsx';
import type { DraftEdit } from './use-draft.ts';

/** Dialogs of a draft: send, place, delete. */
export type DraftDialog = 'send' | 'place' | 'delete';

interface DraftDialogsProps {
  readonly edit: DraftEdit;
  readonly open: DraftDialog | null;
  readonly onClose: () => void;
}

export function DraftDialogs({ edit, open, onClose }: DraftDialogsProps) {
  if (open === 'send') return <SendDraftDialog edit={edit} onClose={onClose} />;
  if (open === 'place') return <PlaceDraftDialog edit={edit} onClose={onClose} />;
  if (open === 'delete') return <DeleteDraft edit={edit} onClose={onClose} />;
  return null;
}
