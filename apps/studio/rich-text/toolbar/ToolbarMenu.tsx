import type { Editor } from '@tiptap/react';
import { Tip } from '@veranda/ui/Tip.tsx';
import { Check, ChevronsUpDown } from 'lucide-react';
import { createElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { actOnText } from './act-on-text.ts';
import type { ToolbarChoice, ToolbarOption } from './toolbar-choices.ts';

interface ToolbarMenuProps {
  readonly editor: Editor;
  readonly choice: ToolbarChoice;
  /** The value where the caret is. */
  readonly value: string;
}

/** A button of the toolbar that opens a choice; what holds at the caret is checked. */
export function ToolbarMenu({ editor, choice, value }: ToolbarMenuProps) {
  const { label, options, set } = choice;
  return (
    <MenuTrigger>
      <Opener choice={choice} value={value} />
      <Popover className="ui-popover" offset={6}>
        <Menu
          className="ui-menu"
          aria-label={label}
          selectionMode="single"
          selectedKeys={[value]}
          onAction={(key) => actOnText(editor, (chain) => set(chain, String(key), editor))}
        >
          {options.map((option) => (
            <MenuItem key={option.value} id={option.value} textValue={option.label} className="ui-menu-item">
              <OptionSample option={option} editor={editor} />
              <span className="ui-menu-text">{option.label}</span>
              {option.value === value ? <Check size={14} aria-hidden="true" /> : null}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

// A button that shows the name of its value needs no tooltip.
function Opener({ choice, value }: Pick<ToolbarMenuProps, 'choice' | 'value'>) {
  const { label, icon, options } = choice;
  const chosen = options.find((option) => option.value === value);
  const name = chosen ? `${label}: ${chosen.label}` : label;
  if (!icon)
    return (
      <Button className="rich-text-act rich-text-style" aria-label={name}>
        <ChosenName option={chosen} />
      </Button>
    );
  return (
    <TooltipTrigger delay={400}>
      <Button className="rich-text-act" aria-label={name}>
        {createElement(icon(value), { size: 16, 'aria-hidden': true })}
      </Button>
      <Tip>{label}</Tip>
    </TooltipTrigger>
  );
}

function ChosenName({ option }: { readonly option: ToolbarOption | undefined }) {
  return (
    <>
      <span>{option?.label}</span>
      <ChevronsUpDown size={14} aria-hidden="true" />
    </>
  );
}

function OptionSample({ option: { icon: Icon, sample }, editor }: { option: ToolbarOption; editor: Editor }) {
  if (Icon) return <Icon size={16} aria-hidden="true" />;
  if (!sample || editor.isDestroyed) return null;
  // The colours of the section around, where the text stands on the page.
  const style = getComputedStyle(editor.view.dom);
  const [background, color] = [style.getPropertyValue(sample.ground), style.getPropertyValue(sample.words)];
  if (background === '' || color === '') return null;
  return (
    <span className="rich-text-sample" style={{ background, color }} aria-hidden="true">
      A
    </span>
  );
}
