import { t } from '../messages.ts';

/**
 * Rules that writing on a page needs, for the frame alone: its policy lets no markup bring any. They change nothing of
 * how the words look.
 */
export function addWritingSheet(root: Document): void {
  const view = root.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`
    .v-block.v-text { cursor: text }
    [contenteditable] {
      cursor: text;
      outline: none;
      user-select: text;
      white-space: pre-wrap;
      overflow-wrap: break-word;
      min-height: 1lh;
    }
    [contenteditable] a { cursor: text }
    .ProseMirror li > p { max-width: none }
    .ProseMirror .ProseMirror-selectednode { outline: 2px solid #0b6e69 }
    .ProseMirror-hideselection *::selection { background: transparent }
    .v-block.v-text > p:only-child:is(:empty, :has(> .ProseMirror-trailingBreak:only-child)) {
      min-height: 1lh;
    }
    .v-block.v-text > p:only-child:is(:empty, :has(> .ProseMirror-trailingBreak:only-child))::before {
      content: ${JSON.stringify(t('emptyText'))};
      float: inline-start;
      height: 0;
      opacity: 0.6;
      pointer-events: none;
    }
  `);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
