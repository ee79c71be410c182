import { lockHolder, lockRefusal } from '../../documents/section-locks.ts';
import { usePageEditorContext, usePeople } from '../pages/page-editor-context.ts';
import { showRefusal } from '../pages/show-refusal.ts';

/** Texts that are not written in on the page while somebody else types in their section, and the note that says so. */
export function useTextLocks() {
  const { documentNow, presence } = usePageEditorContext();
  const people = usePeople();
  const sectionOf = (block: string) => documentNow().blocks[block]?.sectionId ?? '';
  return {
    isLocked: (block: string) => lockHolder(people, sectionOf(block)) !== undefined,
    onLocked: (block: string) => {
      const refusal = lockRefusal(presence.getState(), sectionOf(block));
      if (refusal) showRefusal(refusal, presence);
    },
  };
}
