import type { Draft } from '@veranda/contracts/orders-drafts';
import { useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import type { Country } from './DraftAddress.tsx';
import { DraftCustomer } from './DraftCustomer.tsx';
import { type DraftDialog, DraftDialogs } from './DraftDialogs.tsx';
import { DraftFailure } from './DraftFailure.tsx';
import { DraftHeader } from './DraftHeader.tsx';
import { DraftItems } from './DraftItems.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { DraftShipping } from './DraftShipping.tsx';
import { DraftSums } from './DraftSums.tsx';
import { DraftMessageFields } from './DraftMessageFields.tsx';
import { useDraft } from './use-draft.ts';

interface DraftSheetProps {
  readonly draft: Draft;
  readonly countries: readonly Country[];
}

/** A draft in full: what is sold, to whom, and what it comes to. */
export function DraftSheet({ draft, countries }: DraftSheetProps) {
  const site = useSite();
  const edit = useDraft(site.id, draft, !mayWrite(site, 'orders') || draft.state === 'paying');
  const [open, setOpen] = useState<DraftDialog | null>(null);
  const { saving } = edit;
  return (
    <div className="ui-page">
      <DraftHeader edit={edit} onOpen={setOpen} />
      <DraftNotices edit={edit} />
      {edit.found.isFound ? <RecoveredDraft {...edit.found} /> : null}
      <div className="order-grid">
        <div className="ui-stack ui-stack--loose">
          <DraftItems edit={edit} />
          <DraftShipping edit={edit} />
          <DraftSums edit={edit} />
        </div>
        <div className="ui-stack ui-stack--loose">
          <DraftCustomer edit={edit} countries={countries} />
          <DraftMessageFields edit={edit} />
        </div>
      </div>
      <DraftFailure edit={edit} />
      <DraftDialogs edit={edit} open={open} onClose={() => setOpen(null)} />
      <UnsavedGuard
        isDirty={saving.isDirty}
        onSave={saving.save}
        isSaving={saving.isSaving}
        onDiscard={edit.found.drop}
      />
    </div>
  );
}
