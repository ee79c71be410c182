import { Dialog } from '@veranda/ui/Dialog.tsx';
import { keyNames } from '../../commands/key-names.ts';
import { t } from './messages.ts';
import './commands.css';

const groups = [
  {
    title: t('everywhere'),
    keys: [
      ['Mod+K', t('keyCommands')],
      ['?', t('keySheet')],
    ],
  },
  {
    title: t('page'),
    keys: [
      ['Mod+Z', t('keyUndo')],
      ['Mod+Shift+Z', t('keyRedo')],
      ['Mod+S', t('keySave')],
      ['F6', t('keyRegions')],
      ['Alt+1 2 3', t('keyDevices')],
      ['Mod+.', t('keyChrome')],
    ],
  },
  {
    title: t('canvas'),
    keys: [
      ['Tab', t('keyTab')],
      ['Enter', t('keyEdit')],
      ['/', t('keyInsert')],
      ['Esc', t('keyLeave')],
      [t('arrowKeys'), t('keyMove')],
      [`Shift+${t('arrowKeys')}`, t('keyResize')],
      ['Mod+C X V', t('keyCopy')],
      ['Mod+D', t('keyDuplicate')],
      ['Mod+G', t('keyGroup')],
      ['Mod+Shift+G', t('keyUngroup')],
      ['Mod+Alt+C V', t('keyStyle')],
      ['Delete', t('keyDelete')],
      ['[ ]', t('keyOrder')],
    ],
  },
  {
    title: t('layers'),
    keys: [
      ['Alt+Shift+↑ ↓', t('keyMoveLayer')],
      ['← →', t('keyOpenLayer')],
      ['Delete', t('keyDelete')],
    ],
  },
] as const;

/** Every key of the studio and what it does. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('shortcuts')} kind="wide" isOpen onClose={onClose}>
      <div className="key-sheet">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, purpose]) => (
                <div key={purpose} className="key-row">
                  <dt>{purpose}</dt>
                  <dd>
                    <kbd className="command-keys">{keyNames(key)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
