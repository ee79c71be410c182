import { type Editor, useEditorState } from '@tiptap/react';
import { skippedHeading } from '@veranda/domain/rich-text/rich-text-reading';
import { Notice } from '@veranda/ui/Notice.tsx';
import { normalizeDocument } from './normalize-document.ts';
import { t } from './messages.ts';

/** Says where a heading leaves a level out, which those who read by headings take for something missing. */
export function HeadingOrder({ editor }: { readonly editor: Editor }) {
  const skipped = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const skipped = skippedHeading(normalizeDocument(current.getJSON()));
      return skipped && `${String(skipped.level)} ${String(skipped.after)}`;
    },
  });
  const [level, after = ''] = skipped?.split(' ') ?? [];
  return (
    <div role="status">
      {level ? (
        <Notice tone="warn">{t('headingFollowsHeading', { level, after, number: Number(after) + 1 })}</Notice>
      ) : null}
    </div>
  );
}
