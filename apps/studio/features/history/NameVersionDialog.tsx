import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useVersionMutations, type VersionedDocument } from './version-queries.ts';
import { t } from './messages.ts';

/** A version that is to be named; null for the document as it is now. */
export interface VersionToName {
  readonly version: string | null;
  readonly name: string;
}

export interface NameVersionDialogProps {
  readonly document: VersionedDocument;
  readonly target: VersionToName;
  /** Sends what is unsaved, before the document is kept as it is. @returns whether the server has all of it */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the name under which a version is kept. */
export function NameVersionDialog({ document, target, save, onClose }: NameVersionDialogProps) {
  const { keep, rename } = useVersionMutations(document);
  const [name, setName] = useState(target.name);
  const [isMissing, setMissing] = useState(false);
  const done = () => {
    showToast({ topic: 'saved', text: t('versionNamed', { name: name.trim() }) });
    onClose();
  };
  const submit = async () => {
    const wanted = name.trim();
    if (wanted === '') return setMissing(true);
    if (target.version !== null)
      rename.mutate({ version: target.version, name: wanted }, { onSuccess: done });
    else if (await save()) keep.mutate(wanted, { onSuccess: done });
  };
  const failure = keep.error ?? rename.error;
  return (
    <FormDialog
      title={target.version === null ? t('nameCurrentVersion') : t('nameThisVersion')}
      submitLabel={t('saveName')}
      isPending={keep.isPending || rename.isPending}
      problem={failure ? messageOf(failure) : null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('versionName')}
        description={t('versionNameDescription')}
        value={name}
        onChange={setName}
        maxLength={80}
        autoFocus
        errorMessage={isMissing && name.trim() === '' ? t('versionNameMissing') : undefined}
      />
    </FormDialog>
  );
}
