import type { ChainedCommands, Editor } from '@tiptap/react';
import { t } from '../messages.ts';

const levels = [1, 2, 3, 4] as const;

/** Styles of a paragraph in the order of the toolbar: plain text, headings, and the other sizes of a paragraph. */
export const paragraphStyleOptions = [
  { value: 'body', label: t('text') },
  { value: 'h1', label: t('heading1') },
  { value: 'h2', label: t('heading2') },
  { value: 'h3', label: t('heading3') },
  { value: 'h4', label: t('heading4') },
  { value: 'lead', label: t('leadText') },
  { value: 'small', label: t('smallText') },
  { value: 'mono', label: t('monospacedText') },
];

/** The style where the caret is, as a value of the options. */
export function paragraphStyleAt(editor: Editor): string {
  const level = levels.find((each) => editor.isActive('heading', { level: each }));
  if (level !== undefined) return `h${String(level)}`;
  return (editor.getAttributes('paragraph')['style'] as string | null | undefined) ?? 'body';
}

/** Gives the paragraphs that are chosen a style. */
export function setParagraphStyle(chain: ChainedCommands, style: string): ChainedCommands {
  const level = levels.find((each) => style === `h${String(each)}`);
  if (level !== undefined) return chain.setHeading({ level });
  return chain.setParagraph().updateAttributes('paragraph', { style: style === 'body' ? null : style });
}
