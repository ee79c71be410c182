import { fieldKinds } from '@veranda/domain/forms/kinds/registry';
import { en } from '@veranda/messages/studio/field-kinds/en.data';
import { describe, expect, it } from 'vitest';
import { fieldName, labelProperties } from './field-kind-messages.ts';

describe('the messages of kinds of fields', () => {
  it('name every kind and every property of the registry, and nothing else', () => {
    const properties = fieldKinds.flatMap((kind) =>
      kind.properties.flatMap((property) => [
        property.path,
        ...(property.kind === 'list'
          ? [`${property.path}#`, ...property.fields.map(({ path }) => `${property.path}.${path}`)]
          : []),
      ]),
    );
    const keys = new Set([...fieldKinds.map(({ name }) => `kind.${name}`), ...properties]);
    expect(Object.keys(en).toSorted()).toEqual([...keys].toSorted());
  });

  it('name a field by its title, and one without a title by its kind', () => {
    expect(fieldName({ title: 'Your town', kind: 'text' })).toBe('Your town');
    expect(fieldName({ title: ' ', kind: 'select' })).toBe('Dropdown');
  });

  it('stand at the properties', () => {
    const currency = fieldKinds.find(({ name }) => name === 'currency');
    expect(labelProperties(currency?.properties ?? []).map(({ label }) => label)).toEqual([
      'Description',
      'Currency symbol',
      'Required',
    ]);
  });
});
