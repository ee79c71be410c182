import { type BlockValue, numberAt, recordsAt, textAt } from '@veranda/domain/blocks/kind';
import { marquee } from '@veranda/domain/blocks/marquee/marquee';
import { colourCss } from '@veranda/domain/design/colour-value';
import { fontCss } from '@veranda/domain/design/font-role';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import type { Session } from '../../context/session.ts';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const marqueeView: BlockView = {
  kind: marquee,
  template,
  context,
  inline: (value) =>
    itemsOf(value).map(({ index }, at) => ({ path: `items.${index}.text`, selector: '.v-marquee-text', at })),
};

const separators: Readonly<Record<string, string>> = { dot: '•', star: '✦', slash: '/' };

function context(session: Session, { value }: CompleteBlock) {
  const items = itemsOf(value);
  if (items.length === 0) return null;
  const href = resolveLink(textAt(value, 'href'), session.snapshot);
  const letters = items.reduce((sum, { text }) => sum + text.length + 3, 0);
  const separator = separators[textAt(value, 'separator')] ?? '';
  return {
    items: items.map(({ text }) => ({ text, separator })),
    href,
    linkTarget: linkTarget(href, false),
    size: textAt(value, 'size'),
    direction: textAt(value, 'direction'),
    font: fontCss(textAt(value, 'font')),
    colour: colourCss(textAt(value, 'colour')),
    // Letters pass at one pace, however many there are: 2 a second at the slowest, 20 at the fastest.
    seconds: Math.max(4, Math.round(Math.max(letters, 40) / (numberAt(value, 'speed', 4) * 2))),
    pauseText: session.strings['marqueePauseText'],
  };
}

function itemsOf(value: BlockValue) {
  return recordsAt(value, 'items')
    .map((item, index) => ({ index, text: textAt(item, 'text').trim() }))
    .filter(({ text }) => text !== '');
}
