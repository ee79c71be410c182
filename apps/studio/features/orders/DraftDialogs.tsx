import { DeleteDraft } from './DeleteDraft.tsx';
import { PlaceDraftDialog } from './PlaceDraftDialog.tsx';
import { SendDraftDialog } from './SendDraftDialog.tsx';
import type { DraftEdit } from './use-draft.ts';

/** What is asked before a draft leaves the desk. */
export type DraftDialog = 'send' | 'place' | 'delete';

export interface DraftDialogsProps {
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
