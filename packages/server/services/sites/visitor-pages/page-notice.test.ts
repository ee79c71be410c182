import { describe, expect, it } from 'vitest';
import { withNotice } from './page-notice.ts';

const told = '<p class="v-notice v-page-notice" role="alert">Once &lt;more&gt;</p>';

describe('the first notice of a page', () => {
  it.each([
    [
      'at the head of its content',
      '<body><main id="main" tabindex="-1"><h1>',
      `<main id="main" tabindex="-1">${told}<h1>`,
    ],
    ['at the head of all where no content is marked', '<body class="x"><h1>', `<body class="x">${told}<h1>`],
  ])('stands %s, as text', (_place, page, expected) => {
    expect(withNotice(page, 'Once <more>')).toContain(expected);
  });
});
