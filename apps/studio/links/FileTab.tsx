import { referenceTo } from '@veranda/domain/rich-text/link-reference';
import { Button } from '@veranda/ui/Button.tsx';
import { type ComponentProps, type ContextType, createElement, Suspense, use, useState } from 'react';
import { FilePickerContext } from './link-context.ts';
import { useLinkTargets } from './link-targets.ts';
import { linkWords } from './link-words.ts';
import type { LinkEditing } from './use-link-draft.ts';
import { t } from './messages.ts';

/** One of the files of the site by its id. */
export function FileTab({ editing }: { readonly editing: LinkEditing }) {
  const { draft, set } = editing;
  const { data } = useLinkTargets(draft.file);
  const [isChoosing, setChoosing] = useState(false);
  const name = draft.file === '' ? t('noFile') : linkWords(draft.file, data?.targets ?? []);
  return (
    <div className="ui-field" role="group" aria-label={t('typeFile')}>
      <div className="link-file">
        <span className="ui-clip">{name}</span>
        <Button size="small" onPress={() => setChoosing(true)}>
          {draft.file === '' ? t('chooseFile') : t('replaceFile')}
        </Button>
      </div>
      {isChoosing ? (
        <ChosenFile
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            set({ file: referenceTo({ kind: 'file', id }) });
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}

type FilePickerProps = ComponentProps<NonNullable<ContextType<typeof FilePickerContext>>>;

// The component is the same for as long as the studio is open.
function ChosenFile(props: FilePickerProps) {
  const picker = use(FilePickerContext);
  return picker ? <Suspense fallback={null}>{createElement(picker, props)}</Suspense> : null;
}
