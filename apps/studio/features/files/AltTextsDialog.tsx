import { useMutation } from '@tanstack/react-query';
import { describeAsset, type FileView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useFilesChanged } from './file-queries.ts';
import { t } from './messages.ts';

interface AltTextsDialogProps {
  readonly files: readonly FileView[];
  readonly onClose: () => void;
}

/** The alternative texts of several images at once. */
export function AltTextsDialog({ files, onClose }: AltTextsDialogProps) {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const save = useMutation({
    mutationFn: async () => {
      for (const [asset, altText] of Object.entries(texts))
        await call(describeAsset, { params: { site, asset }, body: { altText: altText.trim() } });
    },
    onSettled: changed,
    onSuccess: () => {
      showToast({ text: t('altTextsSaved') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('altTextsOf')}
      kind="wide"
      submitLabel={t('save')}
      isDismissable={Object.keys(texts).length === 0}
      isPending={save.isPending}
      problem={save.isError ? messageOf(save.error) : null}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className="ui-help">{t('altTextsHelp')}</p>
      <ul className="alt-texts">
        {files.map((file) => (
          <AltText
            key={file.id}
            file={file}
            text={texts[file.id] ?? file.altText}
            onChange={(text) => setTexts((old) => ({ ...old, [file.id]: text }))}
          />
        ))}
      </ul>
    </FormDialog>
  );
}

interface AltTextProps {
  readonly file: FileView;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function AltText({ file, text, onChange }: AltTextProps) {
  return (
    <li>
      <img src={addressAtWidth(file.url, 300)} alt="" />
      <TextField
        label={t('altTextOf', { name: file.fileName })}
        value={text}
        onChange={onChange}
        maxLength={250}
        rows={2}
      />
    </li>
  );
}
