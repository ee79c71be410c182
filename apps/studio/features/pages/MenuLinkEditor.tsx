import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { entryOf } from '@veranda/domain/navigation/navigation-edits';
import type { DocumentSession } from '../../documents/document-session.ts';
import { LinkEditor } from '../../links/LinkEditor.tsx';
import { useLinkTargets } from '../../links/link-targets.ts';
import { linkWords } from '../../links/link-words.ts';
import { addedLinkEdits, changedLinkEdits, linkOfEntry } from './menu-links.ts';
import type { EditedEntry } from './menu-entry.ts';
import { changeMenus } from './change-menus.ts';
import { t } from './messages.ts';

interface MenuLinkEditorProps {
  readonly session: DocumentSession<NavigationDocument>;
  readonly entry: EditedEntry;
  readonly onClose: () => void;
}

/** A link of a menu: a new one, or one that is there. */
export function MenuLinkEditor({ session, entry: edited, onClose }: MenuLinkEditorProps) {
  const { data } = useLinkTargets('');
  const document = session.getState().document;
  const entry = 'id' in edited ? entryOf(document, edited.id) : undefined;
  const menu = 'menu' in edited ? edited.menu : 'main';
  const link = entry ? linkOfEntry(entry) : { href: '', name: '', newWindow: false };
  return (
    <LinkEditor
      link={link}
      onClose={onClose}
      onApply={(next) => {
        const now = session.getState().document;
        const name = linkWords(next.href, data?.targets ?? []);
        const words = (next.name?.trim() || name).slice(0, 80).toWellFormed();
        if (entry)
          changeMenus(session, changedLinkEdits(now, entry.id, next), t('stepChangedLink', { name: words }));
        else
          changeMenus(
            session,
            addedLinkEdits(now, { id: crypto.randomUUID(), menu, link: next, name }),
            t('stepAddedLink', { name: words }),
          );
      }}
    />
  );
}
