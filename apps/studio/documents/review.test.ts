import { describe, expect, it } from 'vitest';
import { createReview } from './review.ts';

const review = (proposal: string, state: 'open' | 'review' | 'sent-back' | 'accepted', answer = '') => ({
  proposal,
  state,
  answer,
});

describe('the review of a proposal', () => {
  it('says that it was accepted until the next proposal has something to tell', () => {
    const { receive, getState } = createReview();
    expect(receive(review('a', 'open'))).toBe(false);
    expect(receive(review('a', 'sent-back', 'Shorter'))).toBe(false);
    expect(receive(review('a', 'accepted', 'Thank you'))).toBe(true);
    expect(receive(review('b', 'open'))).toBe(false);
    expect(getState()).toMatchObject({ state: 'accepted', answer: 'Thank you' });
    expect(receive(review('b', 'review'))).toBe(false);
    expect(getState()).toMatchObject({ proposal: 'b', state: 'review' });
  });

  it('is an accepted one where another proposal is there after a lost connection', () => {
    const { receive, getState } = createReview();
    receive(review('a', 'review'));
    expect(receive(review('b', 'open'))).toBe(true);
    expect(getState()).toMatchObject({ state: 'accepted', answer: '' });
  });
});
