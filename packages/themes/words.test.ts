import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const templates = globSync('*/**/*.{block,item,list,region}', { cwd: import.meta.dirname });

/**
 * Words between tags and in what is read aloud that are in a template itself, whatever the language of its
 * site.
 */
function ownWords(template: string): string[] {
  // Arguments of instructions are names; what is left of a text without its instructions is read by visitors.
  const bare = template.replace(/\{[^{}]*\}/g, '');
  const texts = [...bare.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);
  const labels = [...bare.matchAll(/\b(?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  return [...texts, ...labels.map(([, label = '']) => label)]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

it('finds words', () => {
  expect(
    ownWords('<dt>Place</dt><dd>{@|html}</dd><a aria-label="To {x}"><b>{.if a}Played{.end}</b></a>'),
  ).toEqual(['Place', 'Played', 'To']);
});

it.each(templates)('%s says nothing of its own', (path) => {
  expect(ownWords(readFileSync(join(import.meta.dirname, path), 'utf8'))).toEqual([]);
});
