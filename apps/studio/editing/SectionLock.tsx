import { Button } from '@veranda/ui/Button.tsx';
import { Lock } from 'lucide-react';
import type { DocumentPresence } from '../documents/presence.ts';
import { lockHolder } from '../documents/section-locks.ts';
import { useStore } from '../documents/use-document-session.ts';
import { personStyle } from './person-colours.ts';
import { t } from './messages.ts';

interface SectionLockProps {
  readonly presence: DocumentPresence;
  readonly section: string;
}

/** Says that somebody else types in a section, and lets it be taken over. */
export function SectionLock({ presence, section }: SectionLockProps) {
  const holder = lockHolder(useStore(presence), section);
  if (!holder) return null;
  return (
    <div className="section-lock" role="status" style={personStyle(holder.colour)}>
      <Lock size={16} aria-hidden="true" />
      <span className="ui-grow">{t('lockedBy', { name: holder.name })}</span>
      <Button
        size="small"
        onPress={({ target }) => {
          // The button goes with the lock: the focus stays in the section.
          target.closest<HTMLElement>('[data-part]')?.focus();
          presence.takeOver(section);
        }}
      >
        {t('takeOver')}
      </Button>
    </div>
  );
}
