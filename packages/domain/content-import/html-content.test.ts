import { describe, expect, it } from 'vitest';
import { validateDocument } from '../pages/validate.ts';
import { isRefusal } from '../refusal.ts';
import { contentDocument } from './content-document.ts';
import { htmlContent } from './html-content.ts';

const source = { base: 'https://old.example', hasPlainLines: false };
const partsOf = (html: string, hasPlainLines = false) =>
  htmlContent(html, { ...source, hasPlainLines }).parts;
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});

describe('HTML of an entry', () => {
  it.each([
    [
      'paragraphs and marks',
      '<p>One <b>bold</b> <i>it</i></p>',
      [{ type: 'paragraph', content: [text('One '), text('bold', 'bold'), text(' '), text('it', 'italic')] }],
    ],
    [
      'a heading of level 5',
      '<h5>Small</h5>',
      [{ type: 'heading', attrs: { level: 4 }, content: [text('Small')] }],
    ],
    [
      'a list in a list',
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
      [
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [text('a')] },
                {
                  type: 'orderedList',
                  content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('b')] }] }],
                },
              ],
            },
          ],
        },
      ],
    ],
    ['a rule and scripts', '<script>x()</script><hr><style>p{}</style>', [{ type: 'horizontalRule' }]],
  ])('becomes rich text: %s', (_what, html, nodes) => {
    expect(partsOf(html)).toEqual([{ kind: 'text', nodes }]);
  });

  it('has paragraphs where lines are empty, when it has no tags of its own', () => {
    expect(partsOf('One\ntwo\n\nthree', true)).toMatchObject([
      {
        nodes: [{ content: [text('One'), { type: 'hardBreak' }, text('two')] }, { content: [text('three')] }],
      },
    ]);
  });

  it('keeps links that may be kept, and those into its own site as paths', () => {
    const links = partsOf(
      '<a href="javascript:x()">a</a><a href="https://old.example/b/?c#d">b</a><a href="https://else.example/">c</a>',
    );
    const json = JSON.stringify(links);
    expect(json).not.toContain('javascript');
    expect(json).toContain('"href":"/b/?c#d"');
    expect(json).toContain('"href":"https://else.example/"');
  });

  it.each([
    [
      '<figure><img src="/a.png" alt="A"><figcaption>C</figcaption></figure>',
      { kind: 'picture', source: 'https://old.example/a.png', altText: 'A', caption: 'C' },
    ],
    [
      '[caption id="x"]<img src="https://e.example/a.png"> Words[/caption]',
      { kind: 'picture', caption: 'Words' },
    ],
    ['[gallery ids="1,2"]', { kind: 'gallery', pictures: [{ source: 'post-1' }, { source: 'post-2' }] }],
    [
      '<img data-src="https://e.example/a.png" src="data:x">',
      { kind: 'picture', source: 'https://e.example/a.png' },
    ],
    ['https://www.youtube.com/watch?v=abcdefghijk', { kind: 'embed' }],
    ['<pre><code>a &lt; b</code></pre>', { kind: 'code', text: 'a < b' }],
  ])('has parts of other kinds: %s', (html, part) => {
    expect(partsOf(html)).toMatchObject([part]);
  });

  it('says what was left out', () => {
    expect(
      [...htmlContent('<form><input></form><table><tr><td>a</td></tr></table>', source).notes].sort(),
    ).toEqual(['parts-left-out', 'table-as-text']);
  });

  it.each([
    ['elements inside each other', '<ul><li>'.repeat(3_000)],
    ['a long text', `<p>${'word '.repeat(60_000)}</p>`],
    ['many paragraphs', '<p>a</p>'.repeat(9_000)],
    ['many pictures', '<img src="https://e.example/a.png"><p>a</p>'.repeat(4_000)],
    ['broken tags', '<<p <a href="x" <b></i></p></ul><li>'.repeat(500)],
    ['quotations inside each other', '<blockquote>'.repeat(40) + 'a'],
  ])('makes a document that can be kept: %s', (_what, html) => {
    let id = 0;
    const newId = () => `00000000-0000-7000-8000-${String((id += 1)).padStart(12, '0')}`;
    const { document } = contentDocument(partsOf(html), { newId, assetOf: () => newId() });
    const valid = validateDocument(document);
    expect(isRefusal(valid) ? valid : 'valid').toBe('valid');
  });
});
