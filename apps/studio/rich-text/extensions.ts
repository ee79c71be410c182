import { type Extensions, getSchema } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { KeepsStyle } from './keeps-style.ts';
import { Looks } from './looks.ts';
import { richTextMarks } from './marks.ts';

/** The closed list of nodes and marks of `domain/rich-text/rich-text.ts`, with a history of the field’s own. */
export const richTextExtensions = extensionsOf({});

/** The same for a text whose history is that of its document. */
export const sharedTextExtensions = extensionsOf({ undoRedo: false });

export const richTextSchema = getSchema(richTextExtensions);

function extensionsOf(history: { readonly undoRedo?: false }): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      codeBlock: false,
      link: false,
      trailingNode: false,
      dropcursor: false,
      ...history,
    }),
    ...richTextMarks,
    Looks,
    KeepsStyle,
  ];
}
