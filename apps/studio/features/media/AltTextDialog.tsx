import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { useMutation } from '@tanstack/react-query';
import { type AssetView, describeAsset } from '@veranda/contracts/media';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { AltSuggestion } from './AltSuggestion.tsx';
import { t } from './messages.ts';
import './media.css';

interface AltTextDialogProps {
  readonly site: string;
  readonly image: { readonly id: string; readonly url: string; readonly altText: string };
  readonly onClose: () => void;
  readonly onSaved: (asset: AssetView) => void;
}

/** The words that stand for an image; saved at once, wherever the image is used. */
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
      title={t('alternativeText')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => save.mutate(text.trim())}>
            {t('save')}
          </Button>
        </>
      }
    >
      <img className="alt-image" src={addressAtWidth(image.url, 500)} alt="" />
      <AltTextField
        picture={image.id}
        value={text}
        errorMessage={save.isError ? messageOf(save.error) : undefined}
        onChange={setText}
      />
    </Dialog>
  );
}

interface AltTextFieldProps {
  readonly picture: string;
  readonly value: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (value: string) => void;
}

function AltTextField({ picture, ...field }: AltTextFieldProps) {
  return (
    <AltSuggestion picture={picture} value={field.value} isReadOnly={false} onChange={field.onChange}>
      <TextField
        {...field}
        label={t('whatDoesTheImageShow')}
        autoFocus
        rows={2}
        maxLength={250}
        description={t('whatDoesTheImageShowDescription')}
      />
    </AltSuggestion>
  );
}
