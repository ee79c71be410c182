import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../formatters/engine.ts';
import { systemPartials } from '../partials/all.ts';
import { admittedCode, inlineCodeIn, knownCode } from './inline-code.ts';

const list = (some: ReadonlySet<string>) => [...some];

describe('inline code of a page', () => {
  it.each([
    ['<script>go()</script>', ['go()']],
    ['<SCRIPT async\n>go()</script\n>', ['go()']],
    ['<script type="module">go()</script>', ['go()']],
    ['<script type=text/javascript>go()</script>', ['go()']],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script src="/x.js"></script>', []],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script type="application/json" id="a">{}</script>', []],
  ])('tells what would run from data and files: %s', (html, scripts) =>
    expect(list(inlineCodeIn(html).scripts)).toEqual(scripts),
  );

  it('of the announcement that visitors close is the platform’s own', () => {
    const { scripts } = inlineCodeIn(systemPartials.get('announcement') ?? '');
    expect(scripts.size).toBe(1);
    expect([...knownCode([]).scripts]).toEqual(expect.arrayContaining([...scripts]));
  });

  it('is let in where it stands so in a file of the theme, and nowhere else', () => {
    const known = knownCode(['<style>a{}</style>{title}<script>go()</script>']);
    const page = '<style>a{}</style><script>steal()</script><style>b{}</style><script>go()</script>';
    const { scripts, styles, strange } = admittedCode(page, known);
    expect([list(scripts), list(styles), strange]).toEqual([['go()'], ['a{}'], 2]);
  });

  it('is another one once an instruction in it has run', () => {
    const source = '<script>say("{title}")</script>';
    const { output } = createSiteEngine({ clock: Date.now }).render(
      source,
      { title: '");steal("' },
      { partials: new Map(), locale: 'en', now: 0 },
    );
    expect(output).toContain('steal');
    expect(admittedCode(output, knownCode([source])).scripts.size).toBe(0);
  });

  it('knows what the formatters of the language write', () => {
    const { output } = createSiteEngine({ clock: Date.now }).render(
      '{@|audio-player}{account|twitter-follow-button}',
      { id: 'a', account: { userName: 'ann' } },
      { partials: new Map(), locale: 'en', now: 0 },
    );
    const { scripts, strange } = admittedCode(output, knownCode([]));
    expect([scripts.size, strange]).toEqual([2, 0]);
  });
});
