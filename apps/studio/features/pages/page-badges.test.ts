import type { PageSummary } from '@veranda/contracts/pages';
import { describe, expect, it } from 'vitest';
import { pageBadges } from './page-badges.ts';

const card = { isHome: false, editedSincePublish: false, inTrash: false } as PageSummary;

describe('the marks of a page', () => {
  it.each([
    ['administration §3 page status: Scheduled', 'scheduled', 'Scheduled'],
    ['administration §3 page status: Needs Review', 'needs_review', 'Needs Review'],
    ['administration §3 page status: Draft', 'draft', 'Draft'],
    ['administration §3 page status: Private', 'private', 'Private'],
  ] as const)('%s', (_statement, status, label) => {
    expect(pageBadges({ ...card, status }).map((badge) => badge.label)).toEqual([label]);
  });

  it('say nothing of a page that is published as it stands', () => {
    expect(pageBadges({ ...card, status: 'published' })).toEqual([]);
  });
});
