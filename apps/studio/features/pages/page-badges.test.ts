import type { PageSummary } from '@veranda/contracts/pages';
import { describe, expect, it } from 'vitest';
import { pageBadges } from './page-badges.ts';

const card = { proposal: 'none', isHome: false, editedSincePublish: false, inTrash: false } as PageSummary;

describe('the marks of a page', () => {
  it.each([
    ['administration §3 page status: Scheduled', 'scheduled', 'Scheduled'],
    ['administration §3 page status: Needs Review', 'needs_review', 'Needs Review'],
    ['administration §3 page status: Draft', 'draft', 'Draft'],
    ['administration §3 page status: Private', 'private', 'Private'],
  ] as const)('%s', (_statement, status, label) => {
    expect(pageBadges({ ...card, status }).map((badge) => badge.label)).toEqual([label]);
  });

  it.each([
    ['review', 'published', ['Needs Review']],
    ['review', 'needs_review', ['Needs Review']],
    ['review', 'draft', ['Draft', 'Needs Review']],
    ['sent-back', 'published', ['Sent back']],
    ['open', 'published', []],
  ] as const)('tell of a proposal: %s on a page that is %s', (proposal, status, labels) => {
    expect(pageBadges({ ...card, proposal, status }).map((badge) => badge.label)).toEqual(labels);
  });

  it('say nothing of a page that is published as it stands', () => {
    expect(pageBadges({ ...card, status: 'published' })).toEqual([]);
  });
});
