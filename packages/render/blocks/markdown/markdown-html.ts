import { isExternalHref, isSafeHref } from '@veranda/domain/rich-text/links';
import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../escape-html.ts';

const markdown = createMarkdown();

/**
 * The HTML of Markdown with tables and `~~`. HTML in the source comes out as text, so that every tag here is
 * one of the notation’s own. Links keep the policy of all links (SECURITY.md, validator of addresses),
 * pictures of other hosts become their description, and the title of a page stays its only heading of the
 * first level.
 */
export function markdownHtml(source: string): string {
  return markdown.render(source);
}

function createMarkdown() {
  const made = new MarkdownIt({ html: false });
  made.validateLink = isSafeHref;
  const { rules } = made.renderer;
  const { fence, code_block: indented } = rules;
  rules['heading_open'] = (tokens, index) => `<${headingBelow(tokens[index]?.tag)}>`;
  rules['heading_close'] = (tokens, index) => `</${headingBelow(tokens[index]?.tag)}>\n`;
  rules['link_open'] = (tokens, index, options, _env, renderer) => {
    const token = tokens[index];
    if (isExternalHref(String(token?.attrGet('href') ?? ''))) token?.attrSet('rel', 'noopener');
    return renderer.renderToken(tokens, index, options);
  };
  rules['image'] = (tokens, index, options, env, renderer) => {
    const token = tokens[index];
    const description = renderer.renderInlineAsText(token?.children ?? [], options, env);
    const isOfSite = String(token?.attrGet('src') ?? '').startsWith('/');
    if (!token || !isOfSite) return escapeHtml(description);
    token.attrSet('alt', description);
    token.attrSet('loading', 'lazy');
    return renderer.renderToken(tokens, index, options);
  };
  rules['s_open'] = () => '<del>';
  rules['s_close'] = () => '</del>';
  // What may be wider than its place scrolls, and so is reached by the keyboard.
  rules['table_open'] = () => '<div class="v-table" tabindex="0"><table>\n';
  rules['table_close'] = () => '</table></div>\n';
  rules['fence'] = (...token) => withFocus(fence?.(...token));
  rules['code_block'] = (...token) => withFocus(indented?.(...token));
  return made;
}

// One step down, so that the title of the page stays above what is in it.
function headingBelow(tag = 'h1'): string {
  return `h${String(Math.min(6, Number(tag.slice(1)) + 1))}`;
}

function withFocus(code = ''): string {
  return code.replace('<pre>', '<pre tabindex="0">');
}
