import type { Parser } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as html } from '@lezer/html';
import { parser as javascript } from '@lezer/javascript';
import { escapeHtml } from '../../escape-html.ts';

const parsers: Readonly<Record<string, Parser>> = { html, css, javascript };

/** Source text as HTML, each part of it in a span of its class (`tok-keyword`); plain where its language is not known. */
export function highlighted(source: string, mode: string): string {
  const parser = parsers[mode];
  if (!parser) return escapeHtml(source);
  const parts: string[] = [];
  highlightCode(
    source,
    parser.parse(source),
    classHighlighter,
    (text, classes) => {
      parts.push(classes === '' ? escapeHtml(text) : `<span class="${classes}">${escapeHtml(text)}</span>`);
    },
    () => void parts.push('\n'),
  );
  return parts.join('');
}
