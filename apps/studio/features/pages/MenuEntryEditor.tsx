import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { entryOf } from '@veranda/domain/navigation/navigation-edits';
import { Suspense } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import { laterPart } from '../../later-part.ts';
import { MenuLinkEditor } from './MenuLinkEditor.tsx';
import type { EditedEntry } from './menu-entry.ts';

const MemberAreaEditor = laterPart(() =>
  import('./MemberAreaEditor.tsx').then((file) => file.MemberAreaEditor),
);

interface MenuEntryEditorProps {
  readonly session: DocumentSession<NavigationDocument>;
  readonly entry: EditedEntry;
  readonly onClose: () => void;
}

/** The editor of an entry of the menus, by what it leads to. */
export function MenuEntryEditor(props: MenuEntryEditorProps) {
  if (!isMemberArea(props)) return <MenuLinkEditor {...props} />;
  return (
    <Suspense fallback={null}>
      <MemberAreaEditor {...props} />
    </Suspense>
  );
}

function isMemberArea({ session, entry }: MenuEntryEditorProps): boolean {
  if ('kind' in entry) return entry.kind === 'member-area';
  return entryOf(session.getState().document, entry.id)?.target.kind === 'member-area';
}
