import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { buttonClasses } from './button-style.ts';

interface FileDropProps {
  /** Title that names the accepted files: "Drop images here". */
  readonly title: string;
  readonly note?: ReactNode;
  readonly buttonLabel: string;
  readonly acceptedFileTypes: readonly string[];
  readonly allowsMultiple?: boolean;
  readonly isCompact?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** Files by dropping, pasting or choosing. */
export function FileDrop(props: FileDropProps) {
  return (
    <DropZone
      className={props.isCompact ? 'ui-drop ui-drop--compact' : 'ui-drop'}
      aria-label={props.title}
      onDrop={(event) => {
        const dropped = event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
        void Promise.all(dropped).then((files) => {
          if (files.length > 0) props.onFiles(props.allowsMultiple ? files : files.slice(0, 1));
        });
      }}
    >
      <Upload size={20} aria-hidden="true" />
      <div>
        <strong>{props.title}</strong>
        {props.note ? <div className="ui-help">{props.note}</div> : null}
      </div>
      <FileTrigger
        acceptedFileTypes={props.acceptedFileTypes}
        allowsMultiple={props.allowsMultiple ?? false}
        onSelect={(files) => {
          if (files && files.length > 0) props.onFiles([...files]);
        }}
      >
        <AriaButton className={buttonClasses({ size: 'small' })}>{props.buttonLabel}</AriaButton>
      </FileTrigger>
    </DropZone>
  );
}
