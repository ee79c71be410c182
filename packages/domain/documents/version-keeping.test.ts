import { describe, expect, it } from 'vitest';
import { type KeptVersion, keepingOf } from './version-keeping.ts';

const automatic: KeptVersion = { reason: 'automatic', name: '' };
const published: KeptVersion = { reason: 'published', name: '' };
const named = (name: string): KeptVersion => ({ reason: 'named', name });
const same = (version: KeptVersion) => ({ ...version, isSame: true });

describe('a version', () => {
  it.each([
    ['one more where there is none', undefined, automatic, 'insert'],
    ['one more where the document is another', { ...published, isSame: false }, published, 'insert'],
    ['not kept automatically where the newest says the same', same(named('Fair')), automatic, 'nothing'],
    ['the automatic one where it is published', same(automatic), published, 'change'],
    ['the automatic one where it is named', same(automatic), named('Fair'), 'change'],
    ['not kept twice where nothing is published', same(published), published, 'nothing'],
    ['one more where a published one is named', same(published), named('Fair'), 'insert'],
    ['one more where a named one is published', same(named('Fair')), published, 'insert'],
    ['one more under another name', same(named('Fair')), named('Autumn fair'), 'insert'],
    ['not kept twice under one name', same(named('Fair')), named('Fair'), 'nothing'],
  ] as const)('is %s', (_, newest, wanted, keeping) => {
    expect(keepingOf(newest, wanted)).toBe(keeping);
  });
});
