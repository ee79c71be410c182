import type { Refusal } from '@veranda/domain/refusal';
import { closeToast, showToast } from '@veranda/ui/toast-queue';
import type { DocumentPresence } from '../../documents/presence.ts';
import { lockedSection, lockHolder } from '../../documents/section-locks.ts';
import { t } from './messages.ts';

/** Says why a change of the page was not made; that somebody else types in a section, for as long as it is so. */
export function showRefusal(refusal: Refusal, presence: DocumentPresence): void {
  const key = showToast({ topic: 'page-part', text: refusalText(refusal), isDanger: true });
  const section = lockedSection(refusal);
  if (section === null) return;
  const unsubscribe = presence.subscribe(() => {
    if (lockHolder(presence.getState(), section)) return;
    unsubscribe();
    closeToast(key);
  });
}

function refusalText({ code, params = {} }: Refusal): string {
  if (code === 'section-locked') return t('sectionLocked', { name: String(params['name']) });
  if (code === 'too-many-blocks') return t('sectionFull');
  if (code === 'document-full') return t('pageFull');
  return code === 'malformed' ? t('notPossible') : t('somebodyWasFaster');
}
