import { createRequire } from 'node:module';
import Document from 'pdfkit';

/** What a packing slip says. */
export interface PackingSlip {
  readonly shop: string;
  readonly number: number;
  readonly placed: string;
  readonly shipTo: readonly string[];
  readonly phone: string;
  readonly method: string;
  readonly message: string;
  /** Paper of North America; elsewhere it is A4. */
  readonly isLetter: boolean;
  readonly items: readonly {
    readonly quantity: number;
    readonly title: string;
    readonly note: string;
    readonly sku: string;
  }[];
}

type Paper = InstanceType<typeof Document>;

const fonts = createRequire(import.meta.url);
const regular = fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const bold = fonts.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

const margin = 56;
const ink = '#1c1a17';
const muted = '#5d574e';
const hairline = '#d8d2c6';
/** Where the columns of the table begin, from the left margin, and how wide the last is. */
const columns = { quantity: 44, sku: 110 };

/** Draws packing slips as one PDF, each on pages of its own; long ones take several. */
export async function drawPackingSlips(slips: readonly PackingSlip[]): Promise<Uint8Array> {
  const [first] = slips;
  const paper = new Document({
    ...{ margin, bufferPages: true, autoFirstPage: false },
    info: { Title: titleOf(slips), Author: first?.shop ?? '' },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  paper.registerFont('regular', regular).registerFont('bold', bold);
  for (const slip of slips) {
    const start = paper.bufferedPageRange().count;
    paper.addPage({ size: slip.isLetter ? 'LETTER' : 'A4', margin });
    drawHead(paper, slip);
    drawItems(paper, slip);
    drawMessage(paper, slip);
    drawPageNumbers(paper, slip, start);
  }
  paper.end();
  return done;
}

function titleOf(slips: readonly PackingSlip[]): string {
  const [first] = slips;
  return slips.length === 1 ? `Packing slip, order #${String(first?.number)}` : 'Packing slips';
}

function widthOf(paper: Paper): number {
  return paper.page.width - 2 * margin;
}

function drawHead(paper: Paper, slip: PackingSlip): void {
  const width = widthOf(paper);
  const half = width / 2 - 12;
  const right = margin + width / 2 + 12;
  paper.fillColor(ink).font('bold').fontSize(20).text(slip.shop, margin, margin, { width: half });
  const left = paper.y;
  paper.fontSize(13).text('Packing slip', right, margin + 4, { width: half, align: 'right' });
  paper.font('regular').fontSize(10).fillColor(muted);
  paper.text(`Order #${String(slip.number)}`, { width: half, align: 'right' });
  paper.text(slip.placed, { width: half, align: 'right' });
  const top = Math.max(left, paper.y) + 28;
  const shipTo = [...slip.shipTo, slip.phone].filter(Boolean);
  drawFacts(paper, { title: 'Ship to', lines: shipTo, x: margin, top, width: half });
  const end = paper.y;
  const methods = slip.method ? [slip.method] : [];
  drawFacts(paper, { title: 'Shipping', lines: methods, x: right, top, width: half });
  paper.y = Math.max(end, paper.y) + 26;
}

interface Facts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

function drawFacts(paper: Paper, { title, lines, ...at }: Facts): void {
  if (lines.length === 0) return;
  paper.font('bold').fontSize(9).fillColor(muted).text(title, at.x, at.top, { width: at.width });
  paper.font('regular').fontSize(11).fillColor(ink);
  for (const line of lines) paper.text(line, { width: at.width, lineGap: 1 });
}

function drawItems(paper: Paper, slip: PackingSlip): void {
  const titleWidth = widthOf(paper) - columns.quantity - columns.sku - 12;
  drawTableHead(paper);
  for (const item of slip.items) {
    paper.font('bold').fontSize(11);
    const titleHeight = paper.heightOfString(item.title, { width: titleWidth });
    paper.font('regular').fontSize(9);
    const noteHeight = item.note ? paper.heightOfString(item.note, { width: titleWidth }) + 2 : 0;
    const skuHeight = paper.heightOfString(item.sku || ' ', { width: columns.sku });
    const height = Math.max(titleHeight + noteHeight, skuHeight, 14) + 18;
    if (paper.y + height > paper.page.height - margin - 24) {
      paper.addPage({ size: slip.isLetter ? 'LETTER' : 'A4', margin });
      paper.y = margin;
      drawTableHead(paper);
    }
    const top = paper.y + 9;
    const x = margin + columns.quantity;
    paper.font('bold').fontSize(11).fillColor(ink);
    paper.text(String(item.quantity), margin, top, { width: columns.quantity - 14 });
    paper.text(item.title, x, top, { width: titleWidth });
    paper.font('regular').fontSize(9).fillColor(muted);
    if (item.note) paper.text(item.note, x, top + titleHeight + 2, { width: titleWidth });
    paper.text(item.sku, x + titleWidth + 12, top + 1, { width: columns.sku, align: 'right' });
    drawRule(paper, top + height - 9);
  }
}

function drawTableHead(paper: Paper): void {
  const top = paper.y;
  const end = margin + widthOf(paper) - columns.sku;
  paper.font('bold').fontSize(9).fillColor(muted);
  paper.text('Units', margin, top, { width: columns.quantity });
  paper.text('Item', margin + columns.quantity, top);
  paper.text('SKU', end, top, { width: columns.sku, align: 'right' });
  drawRule(paper, top + 18);
}

function drawRule(paper: Paper, y: number): void {
  paper
    .moveTo(margin, y)
    .lineTo(margin + widthOf(paper), y)
    .lineWidth(0.75)
    .stroke(hairline);
  paper.y = y;
}

function drawMessage(paper: Paper, slip: PackingSlip): void {
  if (slip.message === '') return;
  const width = widthOf(paper);
  paper.font('bold').fontSize(9).fillColor(muted);
  paper.text('Message of the customer', margin, paper.y + 22, { width });
  paper.font('regular').fontSize(11).fillColor(ink).text(slip.message, { width, lineGap: 2 });
}

function drawPageNumbers(paper: Paper, slip: PackingSlip, start: number): void {
  const count = paper.bufferedPageRange().count - start;
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    // Below the margin: there the library would begin a new page.
    paper.page.margins.bottom = 0;
    const words = `Order #${String(slip.number)} · page ${String(page - start + 1)} of ${String(count)}`;
    paper.font('regular').fontSize(8).fillColor(muted);
    paper.text(words, margin, paper.page.height - margin + 14, {
      width: widthOf(paper),
      align: 'center',
      lineBreak: false,
    });
  }
}
