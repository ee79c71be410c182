import { escapeHtml } from '@veranda/render/escape-html';

/** What visitors see of a site that is not published: its name and nothing else. */
export function unpublishedHtml(title: string): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title></head><body style="margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#17191c;font-family:Georgia,serif;text-align:center"><main style="padding:2rem"><h1 style="font-weight:400;font-size:clamp(2rem,6vw,3.5rem);margin:0 0 .5rem">${name}</h1><p style="margin:0;color:#4c5158">This site is not published yet.</p></main></body></html>`;
}
