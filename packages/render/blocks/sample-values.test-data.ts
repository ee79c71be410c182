import type { BlockValue, Field } from '@veranda/domain/blocks/kind';
import { sampleText } from '@veranda/domain/blocks/sample';
import { embedServices, servicesOf } from '@veranda/domain/embeds/embed-services';

/** Text that would become markup, or end an attribute, wherever it is not escaped. */
export const hostileText = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{.section x}{x|html}`;

/** A value in which every field is as long as it may be, or holds `words` where these are hostile. */
export function filledValue(fields: readonly Field[], words: string): BlockValue {
  return Object.fromEntries(fields.map((field) => [field.path, filled(field, words)]));
}

function filled(field: Field, words: string): unknown {
  const isHostile = words === hostileText;
  if (isReference(field)) return isHostile ? words : references[field.kind];
  if ('options' in field) return isHostile ? words : field.options.at(-1);
  switch (field.kind) {
    case 'text':
    case 'tag-filter':
    case 'code':
      return isHostile ? words : 'Zwölfäckerweg'.repeat(4000).slice(0, field.maxLength);
    case 'richtext':
      return sampleText(words, words);
    case 'number':
    case 'range':
    case 'place':
      return field.max;
    case 'switch':
      return true;
    case 'link':
      return isHostile ? 'javascript:alert(1)' : `/${'way-'.repeat(400)}`;
    case 'embed':
      return isHostile ? words : embedServices[servicesOf(field.service).at(-1) ?? 'vimeo'].example;
    case 'focal':
      return { x: 1, y: 1 };
    case 'dataset':
      return filledDataset(words);
    case 'date':
      return isHostile ? words : '2099-12-31';
    case 'date-time':
      return isHostile ? words : '2099-12-31T23:59';
    case 'colour':
    case 'font':
      return isHostile ? words : lookSamples[field.kind];
    case 'spacing':
      return Object.fromEntries(field.sides.map((side) => [side, field.max]));
    case 'group':
      return filledValue(field.fields, words);
    case 'list':
      return Array.from({ length: field.max }, () => filledValue(field.fields, words));
  }
}

const lookSamples = { colour: 'rgba(255, 255, 255, 0.99)', font: 'heading' } as const;

function filledDataset(words: string) {
  return {
    label: words,
    columns: Array.from({ length: 20 }, () => words),
    rows: Array.from({ length: 40 }, (_, row) => ({
      label: words,
      values: Array.from({ length: 20 }, (_none, column) => figures[(row + column) % figures.length]),
    })),
  };
}

const figures = [0, null, -1e15, 1e15, 0.1, -3];

const references = {
  asset: 'loaf',
  file: 'film',
  product: 'p-shirt',
  collection: 'journal',
  item: 'item-first',
  form: 'contact',
  fund: 'roof',
  folder: 'n3',
} as const;
type ReferenceKind = keyof typeof references;

function isReference(field: Field): field is Extract<Field, { readonly kind: ReferenceKind }> {
  return Object.hasOwn(references, field.kind);
}

/** Values that a field may have instead: each choice, the other switch, another text, number or record. */
export function otherValues(field: Field, current: unknown): readonly unknown[] {
  if (isReference(field)) return field.kind === 'asset' ? ['crumb'] : [];
  if ('options' in field) return field.options.filter((option) => option !== current);
  switch (field.kind) {
    case 'text':
    case 'tag-filter':
      return [typeof current === 'string' ? `${current} more` : 'more'];
    case 'code':
    case 'embed':
      return ['other'];
    case 'richtext':
      return [sampleText('Other words')];
    case 'number':
    case 'range':
    case 'place':
      return [current === field.max ? field.min : field.max];
    case 'switch':
      return [current !== true];
    case 'link':
      return ['/other'];
    case 'focal':
      return [{ x: 0.1, y: 0.9 }];
    case 'date':
      return ['2031-05-06'];
    case 'date-time':
      return ['2031-05-06T07:08'];
    case 'font':
      return [current === 'text' ? 'heading' : 'text'];
    case 'colour':
      return ['#123456'];
    case 'spacing':
      return [Object.fromEntries(field.sides.map((side) => [side, 7]))];
    case 'list':
      return [Array.isArray(current) ? current.slice(1) : []];
    case 'group':
    case 'dataset':
      return [];
  }
}
