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
  | { readonly type: 'color'; readonly attrs: { readonly token: string } };

type TextAlign = 'left' | 'center' | 'right';

/** `lead`: an opening paragraph; `small`: notes and captions; `mono`: dates and figures. */
export type ParagraphStyle = 'body' | 'lead' | 'small' | 'mono';
