import type { ReactNode } from 'react';
import type { OpenDocument } from '../documents/open-document.ts';
import { useSelected } from '../documents/use-document-session.ts';
import { downloadCopy } from './download-copy.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { PeopleHere } from './PeopleHere.tsx';
import { SaveIndicator } from './SaveIndicator.tsx';

interface EditorBarProps<D> {
  readonly open: OpenDocument<D>;
  /** Name of the file that a copy is downloaded as, without its ending. */
  readonly name: string;
  readonly canWrite: boolean;
  /** Stands at the end: ways to other screens of what is edited. */
  readonly children?: ReactNode;
}

/** Always in view above what is edited: whether all is saved, the way back, and who else is here. */
export function EditorBar<D>({ open, name, canWrite, children }: EditorBarProps<D>) {
  const undo = useSelected(open.session, ({ history }) => history.undo[0]?.label);
  const redo = useSelected(open.session, ({ history }) => history.redo[0]?.label);
  return (
    <div className="editor-bar">
      {canWrite ? (
        <>
          <HistoryButtons
            undo={undo}
            redo={redo}
            onUndo={() => open.session.undo()}
            onRedo={() => open.session.redo()}
          />
          <SaveIndicator
            sync={open.sync}
            onDownload={() => downloadCopy(name, open.session.getState().document)}
          />
        </>
      ) : null}
      <PeopleHere presence={open.presence} />
      {children}
    </div>
  );
}
