import { type Editor, useEditorState } from '@tiptap/react';
import { Select } from '@veranda/ui/Select.tsx';
import { Bold, Italic, Link2, List, ListOrdered, Quote, Strikethrough } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { LinkDialog } from './LinkDialog.tsx';
import { t } from './messages.ts';

const levels = [
  { value: '0', label: t('text') },
  { value: '1', label: t('heading1') },
  { value: '2', label: t('heading2') },
  { value: '3', label: t('heading3') },
  { value: '4', label: t('heading4') },
];

const toggles = [
  {
    name: 'bold',
    label: t('bold'),
    icon: Bold,
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: t('italic'),
    icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    label: t('strikeThrough'),
    icon: Strikethrough,
    run: (editor: Editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bulletList',
    label: t('list'),
    icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: t('numberedList'),
    icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: t('quotation'),
    icon: Quote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
] as const;

/** The acts on the text that is chosen; what holds there is pressed. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: toggles.filter(({ name }) => current.isActive(name)).map(({ name }) => name as string),
      level: [1, 2, 3, 4].find((level) => current.isActive('heading', { level })) ?? 0,
      href: (current.getAttributes('link')['href'] as string | undefined) ?? '',
    }),
  });
  return (
    <Toolbar className="rich-text-bar" aria-label={t('textFormat')}>
      <LevelSelect editor={editor} level={state.level} />
      {toggles.map(({ name, label, icon: Icon, run }) => (
        <ToggleButton
          key={name}
          className="rich-text-act"
          aria-label={label}
          isSelected={state.active.includes(name)}
          onChange={() => run(editor)}
        >
          <Icon size={16} aria-hidden="true" />
        </ToggleButton>
      ))}
      <ToggleButton
        className="rich-text-act"
        aria-label={t('link')}
        isSelected={state.href !== ''}
        onChange={() => setLinking(true)}
      >
        <Link2 size={16} aria-hidden="true" />
      </ToggleButton>
      {isLinking ? <LinkDialog editor={editor} href={state.href} onClose={() => setLinking(false)} /> : null}
    </Toolbar>
  );
}

// Level 0 is a paragraph.
function LevelSelect({ editor, level }: { readonly editor: Editor; readonly level: number }) {
  return (
    <div className="rich-text-level">
      <Select
        label={t('level')}
        hideLabel
        value={String(level)}
        options={levels}
        onChange={(value) => {
          const chosen = Number(value);
          const chain = editor.chain().focus();
          if (chosen === 0) chain.setParagraph().run();
          else chain.setHeading({ level: chosen as 1 | 2 | 3 | 4 }).run();
        }}
      />
    </div>
  );
}
