import { type Editor, getMarkRange } from '@tiptap/react';
import type { EditedLink } from '../links/use-link-draft.ts';

/** The link of the chosen text; its name is told where the words stand in one paragraph. */
export function selectedLink(editor: Editor): EditedLink {
  const { href, newWindow } = editor.getAttributes('link') as {
    readonly href?: string;
    readonly newWindow?: boolean | null;
  };
  const { state } = editor;
  const range = href === undefined ? state.selection : linkRange(editor);
  const [from, to] = [state.doc.resolve(range.from), state.doc.resolve(range.to)];
  const name = from.sameParent(to) ? state.doc.textBetween(range.from, range.to) : undefined;
  return { href: href ?? '', name, newWindow: newWindow === true };
}

/** Makes the chosen text a link by what was edited; without an address it is none. */
export function setSelectedLink(
  editor: Editor,
  before: EditedLink,
  { href, name, newWindow }: EditedLink,
): void {
  const chain = () => editor.chain().focus().extendMarkRange('link');
  if (href === '') {
    chain().unsetMark('link').run();
    return;
  }
  const attrs = { href, newWindow: newWindow ? true : null };
  const words = name === undefined || name === before.name ? null : name.trim();
  const isEmpty = editor.state.selection.empty && before.href === '';
  if (words === null && !isEmpty) {
    chain().setMark('link', attrs).run();
    return;
  }
  chain()
    .command(({ tr, state }) => {
      const { from, to, $from } = tr.selection;
      const mark = state.schema.marks['link']?.create(attrs);
      const marks =
        ($from.nodeAfter ?? $from.nodeBefore)?.marks.filter(({ type }) => type.name !== 'link') ?? [];
      if (!mark) return false;
      const text = words || plainAddress(href);
      tr.replaceWith(from, to, state.schema.text(text, mark.addToSet(marks)));
      return true;
    })
    .run();
}

// Words of a link that was given none.
function plainAddress(href: string): string {
  return href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\?.*$/, '') || href;
}

function linkRange({ state }: Editor): { readonly from: number; readonly to: number } {
  const mark = state.schema.marks['link'];
  return (mark && getMarkRange(state.selection.$from, mark)) || state.selection;
}
