import { isExternalHref, isSafeHref } from '@veranda/domain/rich-text/links';
import MarkdownIt, { type Token } from 'markdown-it';

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
  made.core.ruler.push('site', ({ tokens }) => {
    for (const token of tokens) adapt(token);
  });
  const { rules } = made.renderer;
  const { fence, code_block: indented } = rules;
  // What may be wider than its place scrolls, and so is reached by the keyboard.
  rules['table_open'] = () => '<div class="v-table" tabindex="0"><table>\n';
  rules['table_close'] = () => '</table></div>\n';
  rules['fence'] = (...token) => withFocus(fence?.(...token));
  rules['code_block'] = (...token) => withFocus(indented?.(...token));
  return made;
}

function adapt(token: Token): void {
  for (const child of token.type === 'inline' ? (token.children ?? []) : []) adapt(child);
  // One step down, so that the title of the page stays above what is in it.
  if (/^h[1-6]$/.test(token.tag)) token.tag = `h${String(Math.min(6, Number(token.tag.slice(1)) + 1))}`;
  if (token.tag === 's') token.tag = 'del';
  if (token.type === 'link_open' && isExternalHref(String(token.attrGet('href'))))
    token.attrSet('rel', 'noopener');
  if (token.type === 'image') adaptImage(token);
}

function adaptImage(token: Token): void {
  if (String(token.attrGet('src')).startsWith('/')) return token.attrSet('loading', 'lazy');
  token.type = 'text';
  token.content = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {});
}

function withFocus(code = ''): string {
  return code.replace('<pre>', '<pre tabindex="0">');
}
