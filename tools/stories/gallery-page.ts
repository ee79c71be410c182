import { escapeHtml as text } from '@veranda/render/escape-html';
import style from './gallery.css?raw';
import type { Story } from './story.ts';

/** A picture of a story at a width, and what went wrong on the way to it. */
export interface Picture {
  readonly story: Story;
  readonly width: number;
  readonly file: string;
  readonly problem: string;
}

/** The pictures by group, a story's widths side by side. */
export function galleryPage(pictures: readonly Picture[]): string {
  const groups = Map.groupBy(pictures, ({ story }) => story.group);
  const sections = [...groups].map(
    ([group, of]) => `<h2>${text(group)}</h2><div class="row">${of.map(figure).join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stories</title>
<style>
${style}</style>
<h1>Stories</h1>
${sections.join('\n')}
</html>`;
}

function figure({ story, width, file, problem }: Picture): string {
  const caption = text(`${story.site}: ${story.name}, ${width} px`);
  const told = problem === '' ? '' : `<p class="problem">${text(problem)}</p>`;
  const kind = width < 768 ? 'narrow' : 'wide';
  const image = `<img src="${file}" alt="${caption}" loading="lazy">`;
  return `<figure class="${kind}"><figcaption>${caption}</figcaption><a href="${file}">${image}</a>${told}</figure>`;
}
