import type { Field } from '@veranda/domain/blocks/kind';
import { blockKinds } from '@veranda/domain/blocks/registry';
import { en } from '@veranda/messages/studio/block-kinds/en.data';
import { describe, expect, it } from 'vitest';
import { blockIcons } from './block-icons.ts';
import { blockFields, blockName } from './block-messages.ts';
import { isFigures } from './labelled-field.ts';

/** Keys of the texts of fields: of each field, its options and one entry of it. */
function keysOf(fields: readonly Field[], prefix: string): string[] {
  return fields.flatMap((field) => {
    const key = `${prefix}${field.path}`;
    if ('options' in field)
      return [key, ...field.options.filter((value) => !isFigures(value)).map((value) => `${key}=${value}`)];
    if (field.kind === 'group') return [key, ...keysOf(field.fields, `${key}.`)];
    return field.kind === 'list' ? [key, `${key}#`, ...keysOf(field.fields, `${key}.`)] : [key];
  });
}

describe('the messages of block kinds', () => {
  it('name every kind, field, option and entry of the registry, and nothing else', () => {
    const keys = blockKinds.flatMap((kind) => [
      kind.key,
      ...(kind.replacement ? [] : [`${kind.key}?`]),
      ...keysOf(kind.fields, `${kind.key}.`),
    ]);
    expect(Object.keys(en).toSorted()).toEqual(keys.toSorted());
  });

  it('stand beside an icon of each kind', () => {
    expect(Object.keys(blockIcons).toSorted()).toEqual(blockKinds.map(({ key }) => key).toSorted());
  });

  it('name a block by its kind, and one without a kind by its number', () => {
    expect(blockKinds.slice(0, 2).map((kind) => blockName({ type: kind.id }, kind))).toEqual([
      'Text',
      'Image',
    ]);
    expect(blockName({ type: 15 }, null)).toBe('Block 15');
  });

  it('stand at the fields, their options and their entries', () => {
    const [design] = blockFields(kindOf('gallery')).filter(({ path }) => path === 'design');
    expect(design).toMatchObject({
      label: 'Design',
      options: [{ value: 'grid', label: 'Grid' }, {}, {}, {}],
    });
    const [items] = blockFields(kindOf('accordion'));
    expect(items?.kind === 'list' ? [items.fields[0]?.label, items.entryName(2)] : []).toEqual([
      'Title',
      'Item 2',
    ]);
  });
});

function kindOf(key: string) {
  const kind = blockKinds.find((known) => known.key === key);
  if (!kind) throw new Error(`there is no block kind ${key}`);
  return kind;
}
