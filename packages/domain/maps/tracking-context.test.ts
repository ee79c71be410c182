import { describe, expect, it } from 'vitest';
import { trackingContext } from './tracking-context.ts';

describe('the context of a map look-up', () => {
  it.each([
    [{ productPage: 'page-editor', productSection: 'map-block' }, 'page-editor map-block'],
    [{ productPage: 'page-editor', productSection: 'x'.repeat(90) }, 'page-editor other'],
    [{ productPage: 'elsewhere', productSection: 'event-location' }, 'other event-location'],
    [{ productPage: 'page-editor' }, null],
    [{ productSection: 'map-block' }, null],
    [{ productPage: '', productSection: '' }, null],
  ])('%j is counted as %s', (given, expected) => {
    const found = trackingContext(given);
    expect(found && `${found.productPage} ${found.productSection}`).toBe(expected);
  });
});
