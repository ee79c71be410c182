import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [1024 * 1024, '1.0 MB'],
  [1024 * 1024 * 1024, '1.0 GB'],
])('decisions §names file sizes: shown in 1024 steps; administration §9 size: sizes of files are shown in steps of 1024, %d as %s', (bytes, text) => {
  expect(sizeText(bytes, 'en-US')).toBe(text);
});

it.each([
  ['de-DE', '3,4 MB'],
  ['ja-JP', '3.4 MB'],
  ['pt-BR', '3,4 MB'],
])('a size in %s is %s', (language, text) => {
  expect(sizeText(3.4 * 1024 * 1024, language)).toBe(text);
});
