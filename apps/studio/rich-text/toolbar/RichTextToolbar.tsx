import { type Editor, useEditorState } from '@tiptap/react';
import { Tip } from '@veranda/ui/Tip.tsx';
import { Link2, RemoveFormatting } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Separator } from 'react-aria-components/Separator';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { LinkDialog } from '../LinkDialog.tsx';
import { t } from '../messages.ts';
import { actOnText, clearFormatting } from './act-on-text.ts';
import { keyText } from './key-text.ts';
import { toolbarChoices } from './toolbar-choices.ts';
import { blockToggles, emphasisToggles, type ToolbarToggle } from './toolbar-toggles.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly isLinking: boolean;
  readonly onLinking: (isLinking: boolean) => void;
}

/** What can be done to the text that is chosen; what holds there is pressed. */
export function RichTextToolbar({ editor, isLinking, onLinking }: RichTextToolbarProps) {
  const state = useTextState(editor);
  const toggles = (group: readonly ToolbarToggle[]) =>
    group.map((each) => (
      <Toggle key={each.name} editor={editor} toggle={each} isSelected={state.active.includes(each.name)} />
    ));
  const { styles, sizes, aligns, colours, highlights } = toolbarChoices;
  return (
    <Toolbar className="rich-text-bar" aria-label={t('textFormat')}>
      <ToolbarMenu editor={editor} choice={styles} value={state.style} />
      <ToolbarMenu editor={editor} choice={sizes} value={state.size} />
      <Rule />
      {toggles(emphasisToggles)}
      <LinkButton isSelected={state.href !== ''} onPress={() => onLinking(true)} />
      <Rule />
      {toggles(blockToggles)}
      <ToolbarMenu editor={editor} choice={aligns} value={state.align} />
      <Rule />
      <ToolbarMenu editor={editor} choice={colours} value={state.color} />
      <ToolbarMenu editor={editor} choice={highlights} value={state.highlight} />
      <ClearButton editor={editor} />
      {isLinking ? <LinkDialog editor={editor} onClose={() => onLinking(false)} /> : null}
    </Toolbar>
  );
}

function useTextState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: [...emphasisToggles, ...blockToggles]
        .filter(({ name }) => current.isActive(name))
        .map(({ name }) => name),
      style: toolbarChoices.styles.valueAt(current),
      size: toolbarChoices.sizes.valueAt(current),
      align: toolbarChoices.aligns.valueAt(current),
      color: toolbarChoices.colours.valueAt(current),
      highlight: toolbarChoices.highlights.valueAt(current),
      href: (current.getAttributes('link')['href'] as string | undefined) ?? '',
    }),
  });
}

function ClearButton({ editor }: { readonly editor: Editor }) {
  return (
    <Tipped text={t('clearFormatting')}>
      <Button
        className="rich-text-act"
        aria-label={t('clearFormatting')}
        onPress={() => actOnText(editor, clearFormatting)}
      >
        <RemoveFormatting size={16} aria-hidden="true" />
      </Button>
    </Tipped>
  );
}

interface ToggleProps {
  readonly editor: Editor;
  readonly toggle: ToolbarToggle;
  readonly isSelected: boolean;
}

function Toggle({ editor, toggle: { label, key, icon: Icon, run }, isSelected }: ToggleProps) {
  return (
    <Tipped text={`${label} ${keyText(key)}`}>
      <ToggleButton
        className="rich-text-act"
        aria-label={label}
        isSelected={isSelected}
        onChange={() => actOnText(editor, run)}
      >
        <Icon size={16} aria-hidden="true" />
      </ToggleButton>
    </Tipped>
  );
}

function LinkButton({ isSelected, onPress }: { readonly isSelected: boolean; readonly onPress: () => void }) {
  return (
    <Tipped text={`${t('link')} ${keyText('K')}`}>
      <ToggleButton
        className="rich-text-act"
        aria-label={t('link')}
        isSelected={isSelected}
        onChange={onPress}
      >
        <Link2 size={16} aria-hidden="true" />
      </ToggleButton>
    </Tipped>
  );
}

function Tipped({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <Tip>{text}</Tip>
    </TooltipTrigger>
  );
}

function Rule() {
  return <Separator orientation="vertical" className="rich-text-rule" />;
}
