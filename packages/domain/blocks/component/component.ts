import { button } from '../button/button.ts';
import { form } from '../form/form.ts';
import { image } from '../image/image.ts';
import { type BlockKind, type BlockValue, type Field, textAt } from '../kind.ts';
import { markdown } from '../markdown/markdown.ts';
import { product } from '../product/product.ts';
import { spacer } from '../spacer/spacer.ts';
import { text } from '../text/text.ts';

/**
 * Kinds that website components are drawn by, by the name of their definition; a shape is one of its own. The
 * code of a component is text to be read: what runs is a block of code.
 */
const componentKinds: Readonly<Record<string, BlockKind>> = {
  html: text,
  imageFluid: image,
  button,
  form,
  product,
  code: markdown,
  spacer,
};

const shapeFields: readonly Field[] = [
  {
    path: 'figure',
    kind: 'select',
    options: ['circle', 'square', 'triangle', 'arch', 'wave', 'star', 'blob'],
  },
  { path: 'fill', kind: 'segmented', options: ['accent', 'fg', 'line', 'none'] },
  { path: 'stroke', kind: 'range', min: 0, max: 20, step: 1 },
  { path: 'turn', kind: 'range', min: 0, max: 345, step: 15 },
  { path: 'flip', kind: 'segmented', options: ['none', 'horizontal', 'vertical'], optional: true },
  { path: 'shadow', kind: 'segmented', options: ['none', 'soft', 'deep'], optional: true },
];
const shapeDefaults = { figure: 'circle', fill: 'accent', stroke: 0, turn: 0, flip: 'none', shadow: 'none' };

/** A website component by the name of its definition (block 1337). */
export const component: BlockKind = {
  id: 1337,
  key: 'component',
  group: 'basic',
  fields: [
    { path: 'definition', kind: 'select', options: ['shape', ...Object.keys(componentKinds)] },
    part('shape', shapeFields),
    ...Object.entries(componentKinds).map(([name, { fields }]) => part(name, fields)),
  ],
  defaults: {
    definition: 'shape',
    shape: shapeDefaults,
    ...Object.fromEntries(Object.entries(componentKinds).map(([name, { defaults }]) => [name, defaults])),
  },
  size: { w: 6, h: 6 },
  text: (value) => componentOf(value)?.text?.(partOf(value)) ?? '',
  assets: (value) => componentOf(value)?.assets?.(partOf(value)) ?? [],
  checks: (value, files) =>
    (componentOf(value)?.checks?.(partOf(value), files) ?? []).map(({ path, repair, ...finding }) => ({
      ...finding,
      ...(path === undefined ? {} : { path: `${textAt(value, 'definition')}.${path}` }),
      ...(repair === 'remove' ? { repair } : {}),
    })),
};

function part(name: string, fields: readonly Field[]): Field {
  return { path: name, kind: 'group', fields, when: { path: 'definition', is: [name] }, optional: true };
}

/** The kind that draws a component; null for a shape. */
export function componentOf(value: BlockValue): BlockKind | null {
  const name = textAt(value, 'definition');
  return Object.hasOwn(componentKinds, name) ? (componentKinds[name] ?? null) : null;
}

/** The value of a component for its kind, or of its shape. */
export function partOf(value: BlockValue): BlockValue {
  const stored = value[textAt(value, 'definition')];
  const defaults = componentOf(value)?.defaults ?? shapeDefaults;
  return typeof stored === 'object' && stored !== null ? { ...defaults, ...stored } : defaults;
}
