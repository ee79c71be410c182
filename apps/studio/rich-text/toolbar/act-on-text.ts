import type { ChainedCommands, Editor } from '@tiptap/react';

/** Acts on what is chosen in a text, and goes back to writing, which may be in a frame of its own. */
export function actOnText(
  editor: Editor,
  act: (chain: ChainedCommands, editor: Editor) => ChainedCommands,
): void {
  act(editor.chain(), editor).run();
  // Once the menu that it was chosen in has closed and let go of the focus.
  requestAnimationFrame(() => {
    if (!editor.isDestroyed) editor.view.focus();
  });
}

/** Takes the looks off what is chosen, or off the paragraph of the caret; its links and its level stay. */
export function clearFormatting(chain: ChainedCommands): ChainedCommands {
  const plain = { align: null, style: null };
  return chain
    .command(({ tr, state }) => {
      const { empty, $from, from, to } = tr.selection;
      const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
      for (const type of Object.values(state.schema.marks))
        if (type.name !== 'link') tr.removeMark(start, end, type);
      tr.setStoredMarks([]);
      return true;
    })
    .updateAttributes('paragraph', plain)
    .updateAttributes('heading', { align: null });
}
