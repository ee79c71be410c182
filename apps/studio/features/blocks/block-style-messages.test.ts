import { blockStyleNames, blockStyles } from '@veranda/domain/pages/block-style';
import { en } from '@veranda/messages/studio/block-styles/en.data';
import { expect, it } from 'vitest';
import { styleOptions } from './block-style-messages.ts';

it('names every style of a block, each of its values and its change, and nothing else', () => {
  const keys = blockStyleNames.flatMap((name) => [
    name,
    ...blockStyles[name].map((value) => `${name}=${value}`),
    `${name}!`,
  ]);
  const sizes = ['s', 'm', 'l', 'xl'].map((size) => `short=${size}`);
  expect(Object.keys(en).toSorted()).toEqual([...keys, ...sizes].toSorted());
});

it('says sizes in full beside their letters', () => {
  expect(styleOptions('shadow').slice(0, 2)).toEqual([
    { value: 'none', label: 'None' },
    { value: 's', label: 'Small', short: 'S' },
  ]);
});
