import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { LiveDialog } from './LiveDialog.tsx';
import { usePublish } from './publishing-queries.ts';

interface PublishDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Publishing with a note, and the address to show for it. */
export function PublishDialog({ site, isOpen, onClose }: PublishDialogProps) {
  const publish = usePublish(site.id);
  const [note, setNote] = useState('');
  const close = () => {
    onClose();
    setNote('');
    publish.reset();
  };
  if (publish.isSuccess) return <LiveDialog publication={publish.data} isOpen={isOpen} onClose={close} />;
  return (
    <Dialog
      title={site.published ? 'Publish changes' : 'Publish your site'}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            Cancel
          </Button>
          <Button variant="publish" isPending={publish.isPending} onPress={() => publish.mutate(note.trim())}>
            Publish now
          </Button>
        </>
      }
    >
      {publish.isError ? <Notice tone="danger">{messageOf(publish.error)}</Notice> : null}
      <p>
        Everything you made becomes visible at <strong>{site.host}</strong> at once. You can go back to an
        earlier version at any time.
      </p>
      <TextField
        label="Note"
        optional
        value={note}
        onChange={setNote}
        maxLength={200}
        placeholder="New spring menu"
        description="Only you and your team see it, in the list of versions."
      />
    </Dialog>
  );
}
