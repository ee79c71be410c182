/**
 * Rich text is a typed document, never HTML, so that no markup of an author reaches a page: the JSON of a
 * ProseMirror document whose nodes and marks are in this closed list. The serialiser in `render` writes
 * nothing else.
 */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly RichNode[];
}

/** The empty text of a field that has none. */
export const emptyText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

export type RichNode =
  | {
      readonly type: 'paragraph';
      readonly attrs?: { readonly align?: TextAlign; readonly style?: ParagraphStyle };
      readonly content?: readonly RichInline[];
    }
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: 1 | 2 | 3 | 4; readonly align?: TextAlign };
      readonly content?: readonly RichInline[];
    }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly RichListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly RichNode[] }
  | { readonly type: 'horizontalRule' };

export interface RichListItem {
  readonly type: 'listItem';
  readonly content: readonly RichNode[];
}

export type RichInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichMark[] }
  | { readonly type: 'hardBreak' };

export type RichMark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'smallCaps' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string; readonly newWindow?: boolean } }
  | { readonly type: 'color'; readonly attrs: { readonly token: string } }
  | { readonly type: 'highlight'; readonly attrs: { readonly tone: HighlightTone } }
  | { readonly type: 'size'; readonly attrs: { readonly size: TextSize } };

export const textAligns = ['left', 'center', 'right'] as const;
type TextAlign = (typeof textAligns)[number];

/** `lead`: an opening paragraph; `small`: notes and captions; `mono`: dates and figures. */
export const paragraphStyles = ['body', 'lead', 'small', 'mono'] as const;
export type ParagraphStyle = (typeof paragraphStyles)[number];

/** Sizes of words beside that of their paragraph, from small to huge. */
export const textSizes = ['s', 'l', 'xl', 'xxl'] as const;
type TextSize = (typeof textSizes)[number];

/** `soft`: a tint of the accent behind the words; `accent`: the accent itself, with the colour of text on it. */
export const highlightTones = ['soft', 'accent'] as const;
type HighlightTone = (typeof highlightTones)[number];

/** Names of custom properties that a colour may name: those of the section theme around. */
export const colourTokenPattern = /^[a-z][a-z0-9-]{0,30}$/;
