import { linkTypes } from '@veranda/domain/links/link-draft';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { LinkFields } from './LinkFields.tsx';
import { linkTypeNames } from './link-words.ts';
import { LinkWarning } from './LinkWarning.tsx';
import { type EditedLink, type LinkEditing, useLinkDraft } from './use-link-draft.ts';
import { t } from './messages.ts';
import './links.css';

interface LinkEditorProps {
  readonly link: EditedLink;
  /** An address that is empty takes the link away. */
  readonly onApply: (link: EditedLink) => void;
  readonly onClose: () => void;
}

const tabs = linkTypes.map((id) => ({ id, label: linkTypeNames[id] }));

/** A link of any kind: where it leads, what it is called, and whether it opens a new window. */
export function LinkEditor({ link, onApply, onClose }: LinkEditorProps) {
  const end = (applied: EditedLink) => {
    onApply(applied);
    onClose();
  };
  const editing = useLinkDraft(link, end);
  const footer = <Footer link={link} remove={() => end({ ...link, href: '' })} editing={editing} />;
  return (
    <Dialog title={t('link')} isOpen onClose={onClose} footer={footer}>
      <form
        className="link-editor"
        onPaste={editing.paste}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          editing.apply();
        }}
      >
        <LinkTabs editing={editing} />
        <button type="submit" hidden>
          {t('apply')}
        </button>
      </form>
      <div className="ui-hidden" role="status">
        {editing.said}
      </div>
    </Dialog>
  );
}

function LinkTabs({ editing }: { readonly editing: LinkEditing }) {
  const { draft, name, newWindow } = editing;
  return (
    <>
      <Tabs
        label={t('typeOfLink')}
        tabs={tabs}
        selected={draft.type}
        onSelect={(id) => editing.set({ type: linkTypes.find((type) => type === id) ?? 'page' })}
      >
        <div className="link-fields">
          <LinkFields editing={editing} />
          <LinkWarning draft={draft} />
        </div>
      </Tabs>
      {name === undefined ? null : (
        <TextField label={t('linkName')} value={name} maxLength={200} onChange={editing.setName} />
      )}
      {newWindow === undefined ? null : (
        <Switch isSelected={newWindow} onChange={editing.setNewWindow}>
          {t('openInNewWindow')}
        </Switch>
      )}
    </>
  );
}

interface FooterProps {
  readonly link: EditedLink;
  readonly remove: () => void;
  readonly editing: LinkEditing;
}

function Footer({ link, remove, editing }: FooterProps) {
  return (
    <>
      {link.href ? (
        <Button variant="danger-quiet" onPress={remove}>
          {t('remove')}
        </Button>
      ) : null}
      <Button variant="primary" onPress={editing.apply}>
        {t('apply')}
      </Button>
    </>
  );
}
