import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { type BoundItem, boundSource, boundValue } from './bound-value.ts';
import { boundPath } from './kind.ts';
import { blockKinds } from './registry.ts';
import { validateValue } from './validate-value.ts';

const item: BoundItem = {
  title: 'Bread and roses',
  excerpt: 'A day at the oven.',
  author: 'Ada',
  imageAssetId: 'a1',
  galleryAssetIds: ['a1', 'a2'],
  sourceUrl: 'https://tickets.example/',
  location: { title: 'Hall', addressLine1: 'Main Street 1', addressLine2: '', addressCountry: 'Norway' },
};
const bare: BoundItem = {
  title: 'Bread',
  excerpt: '',
  imageAssetId: null,
  galleryAssetIds: [],
  sourceUrl: '',
  location: null,
};
const bindable = blockKinds.flatMap((kind) =>
  kind.fields.flatMap((field) => (field.bind ?? []).map((source) => ({ kind, field, source }))),
);

describe('a field that may follow the item', () => {
  it.each(bindable.map((each) => [`${each.kind.key}.${each.field.path}`, each.source, each] as const))(
    '%s follows %s with a value that it may have, filled or empty',
    (_name, source, { kind, field }) => {
      const value = { ...kind.defaults, [boundPath(field.path)]: source };
      expect(validateValue(kind, value, 'value')).toBeNull();
      expect(boundSource(field, value)).toBe(source);
      for (const each of [item, bare]) {
        const shown = boundValue(kind.fields, value, each);
        expect(validateValue(kind, shown, 'value')).toBeNull();
        const others = Object.keys(value).filter((key) => key !== field.path);
        for (const key of others) expect(shown[key]).toEqual(value[key as keyof typeof value]);
      }
      expect(boundValue(kind.fields, value, item)[field.path]).not.toEqual(kind.defaults[field.path]);
    },
  );

  it('shows the item’s value, and nothing where the item has none', () => {
    const [image] = blockKinds.filter(({ key }) => key === 'image');
    const fields = image?.fields ?? [];
    const value = { assetId: 'own', caption: 'Own', assetIdFrom: 'mainImage', captionFrom: 'excerpt' };
    expect(boundValue(fields, value, item)).toMatchObject({ assetId: 'a1', caption: 'A day at the oven.' });
    expect(boundValue(fields, value, bare)).toMatchObject({ assetId: '', caption: '' });
    const unbound = { assetId: 'own', caption: 'Own' };
    expect(boundValue(fields, unbound, item)).toBe(unbound);
  });

  it('may be in a group, as the picture of a component is', () => {
    const [component] = blockKinds.filter(({ key }) => key === 'component');
    const value = { definition: 'imageFluid', imageFluid: { assetId: 'own', assetIdFrom: 'mainImage' } };
    const shown = boundValue(component?.fields ?? [], value, item);
    expect(shown).toMatchObject({ definition: 'imageFluid', imageFluid: { assetId: 'a1' } });
  });

  it('follows nothing that it may not, and is refused with its path', () => {
    const [image] = blockKinds.filter(({ key }) => key === 'image');
    if (!image) throw new Error('no image');
    const refused = validateValue(image, { ...image.defaults, assetIdFrom: 'sourceUrl' }, 'value');
    expect(refused && isRefusal(refused) && refused.field).toBe('value.assetIdFrom');
    expect(validateValue(image, { ...image.defaults, ratioFrom: 'title' }, 'value')?.field).toBe(
      'value.ratioFrom',
    );
  });
});
