import { describe, expect, it } from 'vitest';
import { announcerFor } from './announcer.ts';

/** Two elements of one dialog, with the place that it has for words. */
function draw() {
  const region = { textContent: '' };
  const dialog = { querySelector: () => region };
  const element = { closest: () => dialog } as unknown as Element;
  return { region, one: announcerFor(element), other: announcerFor(element) };
}

describe('short words for those who only hear the page', () => {
  it('are taken back by who has said them', () => {
    const { region, one } = draw();
    one.say('Added!');
    expect(region.textContent).toBe('Added!');
    one.say('');
    expect(region.textContent).toBe('');
  });

  it('stay when another falls silent', () => {
    const { region, one, other } = draw();
    one.say('Adding…');
    other.say('Added!');
    one.say('');
    expect(region.textContent).toBe('Added!');
    other.say('');
    expect(region.textContent).toBe('');
  });
});
