import type { Presence } from '@veranda/contracts/documents';
import { refuse } from '@veranda/domain/refusal';
import { toastQueue } from '@veranda/ui/toast-queue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentPresence } from '../../documents/presence.ts';
import { showRefusal } from './show-refusal.ts';

const ana = { name: 'Ana', locked: ['s1'] } as unknown as Presence;

function presenceOf(people: readonly Presence[]) {
  const listeners = new Set<() => void>();
  let now = people;
  const presence = {
    getState: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as DocumentPresence;
  const receive = (next: readonly Presence[]) => {
    now = next;
    for (const listener of listeners) listener();
  };
  return { presence, receive, listeners };
}

const shown = () => toastQueue.visibleToasts.map(({ content }) => content.text);

beforeEach(() => void vi.stubGlobal('document', { querySelector: () => null }));
afterEach(() => {
  toastQueue.clear();
  vi.unstubAllGlobals();
});

describe('the notice of a section that somebody else types in', () => {
  it('stays while they do, and goes with their lock', () => {
    const { presence, receive, listeners } = presenceOf([ana]);
    showRefusal(refuse('section-locked', { field: 'sections.s1', params: { name: 'Ana' } }), presence);
    receive([{ ...ana, locked: ['s1', 's2'] }]);
    expect(shown()).toEqual(['Ana is typing in this section. Take it over to edit it.']);
    receive([{ ...ana, locked: ['s2'] }]);
    expect(shown()).toEqual([]);
    expect(listeners.size).toBe(0);
  });

  it('is no different from others where no lock is the reason', () => {
    const { presence, receive } = presenceOf([ana]);
    showRefusal(refuse('too-many-blocks'), presence);
    receive([]);
    expect(shown()).toHaveLength(1);
  });
});
