import { describe, expect, it } from 'vitest';
import type { FormPurpose, FormStorage, StorageTarget } from '../forms/document.ts';
import { deliveryTargets } from './delivery-targets.ts';

const hooks = [
  { id: 'h1', url: 'https://one.example/hook?x=1' },
  { id: 'h2', url: 'https://two.example:8443' },
];

type Loose<T> = T extends StorageTarget ? Omit<T, 'id' | 'position'> : never;

function places(...targets: Loose<StorageTarget>[]): string {
  const entries = targets.map((target, n) => [`t${n}`, { ...target, id: `t${n}`, position: `a${n}` }]);
  const storage = { targets: Object.fromEntries(entries) as Record<string, StorageTarget> };
  return deliveryTargets({ purpose: 'newsletter', storage }, { hooks, ownerEmail: 'owner@shop.test' })
    .map(({ target, label }) => `${target} (${label})`)
    .join(', ');
}

describe('places that an answer goes to', () => {
  it('are an address each, and each once', () => {
    expect(
      places(
        { kind: 'email', to: ['a@b.de', 'C@d.de'], subject: '' },
        { kind: 'email', to: ['c@d.de'], subject: 'x' },
      ),
    ).toBe('mail:a@b.de (a@b.de), mail:c@d.de (c@d.de)');
  });

  it('are a list of ours or of Mailchimp, a spreadsheet, and every webhook of the form', () => {
    expect(
      places(
        { kind: 'list', provider: 'own', listId: 'l1', doubleOptIn: true },
        { kind: 'list', provider: 'mailchimp', listId: 'm1', doubleOptIn: false },
        { kind: 'sheet', provider: 'csv', name: 'Orders' },
        { kind: 'automation' },
      ),
    ).toBe(
      'list:l1 (Mailing list), mailchimp:m1 (Mailchimp), sheet:csv:Orders (Orders), ' +
        'webhook:h1 (one.example), webhook:h2 (two.example:8443)',
    );
  });

  it('are none where the form names none', () => expect(places()).toBe(''));

  it('are the owner too, once, unless that is switched off', () => {
    const owner = (purpose: FormPurpose, storage: FormStorage, ownerEmail = 'Owner@shop.test') =>
      deliveryTargets({ purpose, storage }, { hooks, ownerEmail }).map(({ target }) => target);
    const other = { id: 't', position: 'a0', kind: 'email', to: ['other@shop.test'], subject: '' } as const;
    const same = { ...other, to: ['owner@SHOP.test'] };
    expect(owner('form', { targets: {} })).toEqual(['mail:owner@shop.test']);
    expect(owner('form', { targets: {}, notifyOwner: false })).toEqual([]);
    expect(owner('form', { targets: {} }, '')).toEqual([]);
    expect(owner('newsletter', { targets: {} })).toEqual([]);
    expect(owner('newsletter', { targets: {}, notifyOwner: true })).toEqual(['mail:owner@shop.test']);
    expect(owner('form', { targets: { t: same }, notifyOwner: true })).toEqual(['mail:owner@shop.test']);
    expect(owner('form', { targets: { t: other }, notifyOwner: true })).toEqual([
      'mail:other@shop.test',
      'mail:owner@shop.test',
    ]);
    expect(owner('form', { targets: { t: other } })).toEqual(['mail:other@shop.test']);
  });
});
