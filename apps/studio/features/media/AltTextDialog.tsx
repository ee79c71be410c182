import { useMutation } from '@tanstack/react-query';
import { type AssetView, describeAsset } from '@veranda/contracts/media';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { sized } from './sized.ts';
import './media.css';

export interface AltTextDialogProps {
  readonly site: string;
  readonly image: { readonly id: string; readonly url: string; readonly altText: string };
  readonly onClose: () => void;
  readonly onSaved: (asset: AssetView) => void;
}

/** The words that stand for a picture; saved at once, wherever the picture is used. */
export function AltTextDialog({ site, image, onClose, onSaved }: AltTextDialogProps) {
  const [text, setText] = useState(image.altText);
  const save = useMutation({
    mutationFn: (altText: string) =>
      call(describeAsset, { params: { site, asset: image.id }, body: { altText } }),
    onSuccess: ({ asset }) => {
      onSaved(asset);
      onClose();
    },
  });
  return (
    <Dialog
      title="Alternative text"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => save.mutate(text.trim())}>
            Save
          </Button>
        </>
      }
    >
      <img className="alt-picture" src={sized(image.url, 500)} alt="" />
      <TextField
        label="What does the image show?"
        autoFocus
        rows={2}
        value={text}
        onChange={setText}
        maxLength={250}
        description="For people who can’t see the image, and for search engines."
        errorMessage={save.isError ? messageOf(save.error) : undefined}
      />
    </Dialog>
  );
}
