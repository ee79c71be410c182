import { describe, expect, it } from 'vitest';
import { validateRichText } from './validate-rich-text.ts';

const withMark = (mark: unknown) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] }],
});

describe('the marks of a rich text', () => {
  it.each([
    { type: 'italic' },
    { type: 'color', attrs: { token: 'accent' } },
    { type: 'highlight', attrs: { tone: 'soft' } },
    { type: 'size', attrs: { size: 'xl' } },
    { type: 'link', attrs: { href: '/visit', newWindow: true } },
  ])('may be %j', (mark) => expect(validateRichText(withMark(mark), 'doc')).toBeNull());
  it.each([
    { type: 'blink' },
    { type: 'color', attrs: { token: 'red;x' } },
    { type: 'highlight', attrs: { tone: 'yellow' } },
    { type: 'highlight' },
    { type: 'size', attrs: { size: '40px' } },
    { type: 'constructor', attrs: {} },
    { type: 'link', attrs: { href: 'javascript:alert(1)' } },
  ])('are refused: %j', (mark) =>
    expect(validateRichText(withMark(mark), 'doc')).toMatchObject({ code: 'malformed' }),
  );
});
