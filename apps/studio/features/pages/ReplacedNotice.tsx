import { blockKind, completeValue } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { blockKindName } from '../blocks/block-messages.ts';
import { usePageEditorContext } from './page-editor-context.ts';
import { t } from './messages.ts';

/** Offers the kind that has taken the place of one that is not offered any more; nothing for all others. */
export function ReplacedNotice({ block }: { readonly block: Block }) {
  const { change } = usePageEditorContext();
  const kind = blockKind(block.type);
  const next = kind?.replacement?.(completeValue(kind, block.value));
  const target = next ? blockKind(next.type) : null;
  if (!next || !target) return null;
  const label = t('replaceWith', { name: blockKindName(target).toLowerCase() });
  const replace = () => {
    const value = { ...target.defaults, ...next.value };
    const edits = [edit('block.transform', { id: block.id, type: next.type, value })];
    change(edits, { label, selection: [block.id] });
  };
  return (
    <Notice
      action={
        <Button size="small" onPress={replace}>
          {label}
        </Button>
      }
    >
      {t('replacedNote')}
    </Notice>
  );
}
