import type { Field } from '@veranda/domain/blocks/kind';
import { popupFields } from '@veranda/domain/pages/slides/popup';
import { slideLookFields } from '@veranda/domain/pages/slides/slide';
import { sliceKinds } from '@veranda/domain/slices/registry';
import { en } from '@veranda/messages/studio/slides/en.data';
import { describe, expect, it } from 'vitest';
import { popupRuleFields } from './messages.ts';

function keysOf(fields: readonly Field[], prefix: string): readonly string[] {
  return fields.flatMap((field) => {
    const key = `${prefix}.${field.path}`;
    if (field.kind === 'list') return [key, `${key}#`, ...keysOf(field.fields, key)];
    return [key, ...('options' in field ? field.options.map((option) => `${key}=${option}`) : [])];
  });
}

describe('the messages of slides', () => {
  it('name every slice that is offered, every field and option of their own, and none that is not there', () => {
    const offered = sliceKinds.filter(({ replacement }) => !replacement);
    const keys = [
      ...offered.map(({ key }) => `${key}?`),
      ...sliceKinds.flatMap(({ key, block, fields }) => (block === undefined ? keysOf(fields, key) : [])),
      ...keysOf(slideLookFields, 'slide').filter((key) => !key.startsWith('slide.theme=')),
      ...keysOf(
        popupFields.filter(({ path }) => popupRuleFields.some((field) => field.path === path)),
        'popup',
      ),
    ];
    expect(
      Object.keys(en)
        .filter((key) => /[.?]/.test(key))
        .toSorted(),
    ).toEqual([...new Set(keys)].toSorted());
    for (const { key } of sliceKinds) expect(en).toHaveProperty(key);
  });
});
