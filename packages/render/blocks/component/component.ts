import { component, componentOf, partOf } from '@veranda/domain/blocks/component/component';
import { numberAt, textAt } from '@veranda/domain/blocks/kind';
import { runTemplate, type Session } from '../../context/session.ts';
import { websiteContext } from '../../context/website-context.ts';
import type { BlockView, CompleteBlock, InlineText } from '../block-view.ts';
import { buttonView } from '../button/button.ts';
import { formView } from '../form/form.ts';
import { imageView } from '../image/image.ts';
import { markdownView } from '../markdown/markdown.ts';
import { productView } from '../product/product.ts';
import { spacerView } from '../spacer/spacer.ts';
import { textView } from '../text/text.ts';
import template from './block.html?raw';

const views = [textView, imageView, buttonView, formView, productView, markdownView, spacerView];

export const componentView: BlockView = {
  kind: component,
  template,
  context,
  classes: (value) => viewOf(value)?.classes?.(partOf(value)) ?? [],
  inline,
  needs: (value, site) => viewOf(value)?.needs?.(partOf(value), site) ?? {},
};

function viewOf(value: CompleteBlock['value']): BlockView | null {
  const kind = componentOf(value);
  return views.find((view) => view.kind === kind) ?? null;
}

function inline(value: CompleteBlock['value']): readonly InlineText[] {
  const texts = viewOf(value)?.inline?.(partOf(value)) ?? [];
  return texts.map((text) => ({ ...text, path: `${textAt(value, 'definition')}.${text.path}` }));
}

// A component is drawn as a block of its kind would be.
function context(session: Session, { id, value, places }: CompleteBlock) {
  const view = viewOf(value);
  const part = partOf(value);
  if (view === null) return { shape: shapeOf(part) };
  const data = view.context ? view.context(session, { id, value: part, places }) : { ...part };
  if (data === null) return null;
  const template = `{block|apply block-${view.kind.key}}`;
  return { html: runTemplate(session, template, { ...websiteContext(session), block: data }) };
}

const figures: Readonly<Record<string, string>> = {
  circle: 'M50 2a48 48 0 1 1 0 96a48 48 0 1 1 0-96z',
  square: 'M2 2H98V98H2z',
  triangle: 'M50 4L98 96H2z',
  arch: 'M2 98V50a48 48 0 0 1 96 0V98z',
  wave: 'M2 60C18 30 34 30 50 60S82 90 98 60V98H2z',
  star: 'M50 2l14 33 36 3-27 24 8 35-31-18-31 18 8-35L0 38l36-3z',
  blob: 'M78 15c18 14 24 42 14 61S57 99 38 95 4 72 4 51 16 9 37 4s28-1 41 11z',
};

// A figure is mirrored, then made as small as it fits into its box when it is turned, then turned.
function transformOf(value: CompleteBlock['value']): string {
  const turn = numberAt(value, 'turn');
  const angle = (turn * Math.PI) / 180;
  const isRound = textAt(value, 'figure') === 'circle';
  const scale = isRound ? 1 : 1 / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
  const size = Math.round(scale * 1000) / 1000;
  const shift = Math.round(50_000 * (1 - size)) / 1000;
  return `rotate(${turn} 50 50) matrix(${size} 0 0 ${size} ${shift} ${shift})${flips[textAt(value, 'flip')] ?? ''}`;
}

const flips: Readonly<Record<string, string>> = {
  horizontal: ' matrix(-1 0 0 1 100 0)',
  vertical: ' matrix(1 0 0 -1 0 100)',
};

function shapeOf(value: CompleteBlock['value']) {
  const fill = textAt(value, 'fill');
  return {
    d: figures[textAt(value, 'figure')] ?? figures['circle'],
    fill:
      fill === 'none'
        ? 'none'
        : `var(--${['accent', 'fg', 'line'].find((token) => token === fill) ?? 'accent'})`,
    stroke: numberAt(value, 'stroke'),
    transform: transformOf(value),
    shadow: textAt(value, 'shadow') === 'none' ? '' : textAt(value, 'shadow'),
  };
}
