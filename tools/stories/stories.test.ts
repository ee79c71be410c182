import { accountSections } from '@veranda/contracts/members';
import { callSentinels } from '@veranda/contracts/sentinels';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { itemFormStates } from '@veranda/islands/item-form/item-form-states';
import { buttonStates } from '@veranda/islands/product-form/button-states';
import { restockStates } from '@veranda/islands/restock/restock-states';
import { describe, expect, it } from 'vitest';
import { shops } from './shops.data.ts';
import { stories } from './stories.data.ts';

// States that no visitor of a published site is shown: an owner sees them in the studio, or they are parts of
// another page.
const unseen: ReadonlySet<string> = new Set([
  'splash-page',
  'popup-overlay',
  'digital-product-preview',
  'mail-preview',
  'cart-v2',
]);

describe('the stories', () => {
  it('storefront §2: there is one of every type of page that a visitor meets', () => {
    const shown = new Set(stories.map(({ type }) => type));
    const missing = Object.keys(pageTypeCodes).filter(
      (word) => !unseen.has(word) && !shown.has(word as keyof typeof pageTypeCodes),
    );
    expect(missing).toEqual([]);
  });

  it.each(shops.map(({ site }) => site))(
    'storefront §4: there is one of every state of the islands in the theme %s',
    (site) => {
      const shown = new Set<string | undefined>(
        stories.filter((story) => story.site === site).map(({ state }) => state),
      );
      const states = [
        ...Object.keys(buttonStates).map((state) => `button ${state}`),
        ...Object.keys(itemFormStates).map((state) => `item form ${state}`),
        ...Object.keys(restockStates).map((state) => `restock ${state}`),
      ];
      expect(states.filter((state) => !shown.has(state))).toEqual([]);
    },
  );

  it.each(shops.map(({ site }) => site))('shows every page of the account in the theme %s', (site) => {
    const names = stories
      .filter((one) => one.group === 'Account' && one.site === site)
      .map(({ name }) => name);
    const missing = accountSections.filter(
      (section) => !names.some((name) => name.split(',')[0] === section),
    );
    expect(missing).toEqual([]);
  });

  it('storefront §8: the word on the address of a story is one that the server knows', () => {
    const known: readonly string[] = Object.values(callSentinels);
    const said = stories.flatMap(({ path }) => /[?&]sentinel=([\w-]+)/.exec(path)?.[1] ?? []);
    expect(said.filter((word) => !known.includes(word))).toEqual([]);
    expect(new Set(said).size).toBe(known.length);
  });

  it('has a name of its own for each, so that no picture takes the place of another', () => {
    const names = stories.map(({ site, group, name }) =>
      `${site}-${group}-${name}`.replace(/\W+/g, '-').toLowerCase(),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
