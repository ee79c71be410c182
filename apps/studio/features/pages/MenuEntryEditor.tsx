import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { entryOf } from '@veranda/domain/navigation/navigation-edits';
import type { DocumentSession } from '../../documents/document-session.ts';
import { MemberAreaEditor } from './MemberAreaEditor.tsx';
import { MenuLinkEditor } from './MenuLinkEditor.tsx';
import type { EditedEntry } from './menu-entry.ts';

interface MenuEntryEditorProps {
  readonly session: DocumentSession<NavigationDocument>;
  readonly entry: EditedEntry;
  readonly onClose: () => void;
}

/** The editor of an entry of the menus, by what it leads to. */
export function MenuEntryEditor(props: MenuEntryEditorProps) {
  return isMemberArea(props) ? <MemberAreaEditor {...props} /> : <MenuLinkEditor {...props} />;
}

function isMemberArea({ session, entry }: MenuEntryEditorProps): boolean {
  if ('kind' in entry) return entry.kind === 'member-area';
  return entryOf(session.getState().document, entry.id)?.target.kind === 'member-area';
}
