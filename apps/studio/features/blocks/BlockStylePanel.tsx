import { sameValue } from '@veranda/domain/documents/same-value';
import {
  type BlockStyleName,
  type BlockStyleValue,
  blockStyles,
  blockStyleValue,
} from '@veranda/domain/pages/block-style';
import type { Block } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { BorderSwatches } from './BorderSwatches.tsx';
import { styleChanged, styleName } from './block-style-messages.ts';
import type { PartPanelProps } from './document-edits.ts';
import { t } from './messages.ts';
import { StyleSegments } from './StyleSegments.tsx';
import { sectionThemeOf } from './section-theme-of.ts';
import { OptionalThemeSwatches } from './ThemeSwatches.tsx';
import './swatches.css';

interface BlockStylePanelProps extends Omit<PartPanelProps, 'id'> {
  /** Blocks that get the same style. */
  readonly ids: readonly string[];
}

/** The frame of blocks: padding, background, border, corners, shadow and entrance. */
export function BlockStylePanel({ document, ids, onEdit }: BlockStylePanelProps) {
  const blocks = ids.flatMap((id) => document.blocks[id] ?? []);
  const [block] = blocks;
  if (!block) return null;
  const set = (name: BlockStyleName, value: string) =>
    onEdit(
      blocks.flatMap((each) => styleEdits(each, name, value)),
      { label: styleChanged(name), coalesceKey: `${ids.join(' ')} style ${name}` },
    );
  const segments = (name: BlockStyleName) => ({
    name,
    value: sharedStyle(blocks, name) ?? '',
    onChange: (value: string) => set(name, value),
  });
  return (
    <div className="style-panel">
      <OptionalThemeSwatches
        label={styleName('backgroundTheme')}
        value={sharedStyle(blocks, 'backgroundTheme')}
        onChange={(theme) => set('backgroundTheme', theme)}
      />
      <StyleSegments {...segments('paddingX')} />
      <StyleSegments {...segments('paddingY')} />
      <StyleSegments {...segments('borderWeight')} />
      {['none', null].includes(sharedStyle(blocks, 'borderWeight')) ? null : (
        <BorderSwatches
          theme={sectionThemeOf(document, block)}
          value={sharedStyle(blocks, 'borderColour')}
          onChange={(colour) => set('borderColour', colour)}
        />
      )}
      <StyleSegments {...segments('corner')} />
      <StyleSegments {...segments('shadow')} />
      <StyleSegments {...segments('entrance')} note={t('entranceNote')} />
    </div>
  );
}

/** Kinds that are their own edge: a background of theirs needs no room around what is in it. */
const edgeless = [5, 8, 21, 47];

// Null where the blocks differ: no choice is marked then.
function sharedStyle<Name extends BlockStyleName>(
  blocks: readonly Block[],
  name: Name,
): BlockStyleValue<Name> | null {
  const values = new Set(blocks.map(({ style }) => blockStyleValue(style, name)));
  const [value] = values;
  return values.size === 1 && value !== undefined ? value : null;
}

// A default is no entry. A background comes with room around the words on it, unless somebody has decided about that.
function styleEdits({ id, type, style }: Block, name: BlockStyleName, value: string) {
  const isFirstGround =
    name === 'backgroundTheme' && value !== 'none' && style['backgroundTheme'] === undefined;
  const isPadded = style['paddingX'] !== undefined || style['paddingY'] !== undefined;
  const padding =
    isFirstGround && !isPadded && !edgeless.includes(type) ? (['paddingX', 'paddingY'] as const) : [];
  const next = value === blockStyles[name][0] ? undefined : value;
  if (sameValue(style[name], next)) return [];
  return [
    styleEdit({ id, style }, name, next),
    ...padding.map((each) => styleEdit({ id, style }, each, 'm')),
  ];
}

function styleEdit(
  { id, style }: Pick<Block, 'id' | 'style'>,
  name: BlockStyleName,
  value: string | undefined,
) {
  const was = style[name];
  return edit('block.setStyle', {
    id,
    name,
    ...(value === undefined ? {} : { value }),
    ...(was === undefined ? {} : { was }),
  });
}
