import { escapeHtml as text } from '@veranda/render/escape-html';
import type { Story } from './story.ts';

/** A picture of a story at a width, and what went wrong on the way to it. */
export interface Picture {
  readonly story: Story;
  readonly width: number;
  readonly file: string;
  readonly problem: string;
}

const style =
  'body{margin:0;padding:32px;font:15px/1.5 system-ui,sans-serif;background:#f3f1ec;color:#17191c}h2{margin:40px 0 8px}.row{display:flex;gap:20px;flex-wrap:wrap;align-items:flex-start}figure{margin:0}figcaption{margin-bottom:6px}img{display:block;border:1px solid #d9d4c9;border-radius:6px;background:#fff}.narrow img{width:195px}.wide img{width:520px}.problem{color:#a3261f}';

/** The pictures by group, a story's widths side by side. */
export function galleryPage(pictures: readonly Picture[]): string {
  const groups = Map.groupBy(pictures, ({ story }) => story.group);
  const sections = [...groups].map(
    ([group, of]) => `<h2>${text(group)}</h2><div class="row">${of.map(figure).join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories</title><style>${style}</style><h1>Stories</h1>${sections.join('\n')}</html>`;
}

function figure({ story, width, file, problem }: Picture): string {
  const caption = text(`${story.site}: ${story.name}, ${width} px`);
  const told = problem === '' ? '' : `<p class="problem">${text(problem)}</p>`;
  return `<figure class="${width < 768 ? 'narrow' : 'wide'}"><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a>${told}</figure>`;
}
