import type { FileView } from '@veranda/contracts/media';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useDescribeFile } from './use-describe-file.ts';
import { t } from './messages.ts';

interface FileTextsProps {
  readonly file: FileView;
  readonly isEditable: boolean;
}

/** Name, alternative text and caption of a file; each is saved when it is left. */
export function FileTexts({ file, isEditable }: FileTextsProps) {
  const isImage = mediaKindOf(file.mimeType) === null;
  return (
    <div className="ui-stack">
      <FileName file={file} isEditable={isEditable} />
      {isImage ? (
        <SavedText
          file={file}
          name="altText"
          label={t('alternativeText')}
          help={t('alternativeTextHelp')}
          most={250}
          isEditable={isEditable}
        />
      ) : null}
      <SavedText file={file} name="caption" label={t('caption')} most={1_000} isEditable={isEditable} />
    </div>
  );
}

function FileName({ file, isEditable }: FileTextsProps) {
  const [name, setName] = useState(file.fileName);
  const save = useDescribeFile(file.id);
  const problem =
    name.trim() === '' ? t('enterAFileName') : save.isError ? renameProblem(save.error) : undefined;
  const rename = () => {
    const fileName = name.trim();
    if (fileName !== '' && fileName !== file.fileName) save.mutate({ fileName });
  };
  return (
    <TextField
      label={t('fileName')}
      value={name}
      onChange={setName}
      onBlur={rename}
      onKeyDown={(event) => {
        if (event.key === 'Enter') rename();
      }}
      maxLength={255}
      isReadOnly={!isEditable}
      errorMessage={problem}
    />
  );
}

function renameProblem(fault: unknown): string {
  return fault instanceof CallFailure && fault.field ? fault.message : t('unableToRename');
}

interface SavedTextProps extends FileTextsProps {
  readonly name: 'altText' | 'caption';
  readonly label: string;
  readonly help?: string;
  readonly most: number;
}

function SavedText({ file, name, label, help, most, isEditable }: SavedTextProps) {
  const [text, setText] = useState(file[name]);
  const save = useDescribeFile(file.id);
  return (
    <TextField
      label={label}
      {...(help ? { description: help } : {})}
      value={text}
      onChange={setText}
      onBlur={() => {
        if (text.trim() !== file[name]) save.mutate({ [name]: text.trim() });
      }}
      maxLength={most}
      rows={2}
      isReadOnly={!isEditable}
      errorMessage={save.isError ? save.error.message : undefined}
    />
  );
}
