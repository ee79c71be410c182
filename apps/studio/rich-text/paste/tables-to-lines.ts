/** Between the cells of a row. */
const between = ' · ';

/**
 * Makes paragraphs of tables, which a rich text does not have: one a row, its cells one after the other, the first row bold
 * where it is a head. A table of one cell, which pages are laid out by, is its content.
 */
export function tablesToLines(body: HTMLElement): void {
  for (let table = body.querySelector('table'); table; table = body.querySelector('table')) {
    // The innermost first.
    const inner = [...table.querySelectorAll('table')].at(-1) ?? table;
    const cells = inner.querySelectorAll('td, th');
    const [only] = cells;
    if (only && cells.length === 1) inner.replaceWith(...only.childNodes);
    else inner.replaceWith(...linesOf(inner));
  }
}

function linesOf(table: HTMLTableElement): readonly HTMLElement[] {
  return [...table.rows].flatMap((row) => {
    const cells = [...row.cells].filter((cell) => (cell.textContent ?? '').trim() !== '');
    if (cells.length === 0) return [];
    const line = table.ownerDocument.createElement('p');
    const isHead = cells.every(({ tagName }) => tagName === 'TH') && table.rows.length > 1;
    const words = isHead ? line.appendChild(table.ownerDocument.createElement('b')) : line;
    for (const [index, cell] of cells.entries()) {
      if (index > 0) words.append(between);
      words.append(...inlinesOf(cell));
    }
    return [line];
  });
}

// The words of a cell without its paragraphs, each with the emphasis that the cell’s own style gives.
function inlinesOf(cell: HTMLTableCellElement): readonly Node[] {
  const blocks = cell.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote');
  for (const block of blocks) {
    const next = block.nextSibling;
    if (next && (next.textContent ?? '').trim() !== '') block.append(' ');
    block.replaceWith(...block.childNodes);
  }
  const span = cell.ownerDocument.createElement('span');
  span.setAttribute('style', cell.getAttribute('style') ?? '');
  span.append(...cell.childNodes);
  return [span];
}
