import { packingSlipEnglish } from '@veranda/messages/studio/packing-slips/compiled';
import { createTranslator } from '@veranda/messages/translator';
import Document from 'pdfkit';
import { heightOf, type Paper, setText, type TextLook, writeFor } from './slip-text.ts';

/** Content of a packing slip. */
export interface PackingSlip {
  readonly shop: string;
  readonly number: number;
  readonly placed: string;
  readonly shipTo: readonly string[];
  /** Two letters of where it goes; '' when nothing is sent. */
  readonly country: string;
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

// The studio is English, and so is what it prints.
const t = createTranslator(packingSlipEnglish);

const margin = 56;
const ink = '#1c1a17';
const muted = '#5d574e';
const hairline = '#d8d2c6';
/** Left edges of the table's columns, from the left margin. */
const columns = { quantity: 44, sku: 110 };

/** Draws packing slips as one PDF, each on pages of its own; long ones take several. */
export async function renderPackingSlips(slips: readonly PackingSlip[]): Promise<Uint8Array> {
  const [first] = slips;
  const paper = new Document({
    margin,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: titleOf(slips), Author: first?.shop ?? '' },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  for (const slip of slips) {
    const start = paper.bufferedPageRange().count;
    paper.addPage({ size: slip.isLetter ? 'LETTER' : 'A4', margin });
    writeFor(paper, slip.country);
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
  return first && slips.length === 1 ? t('titleOfOrder', { number: first.number }) : t('titleOfSeveral');
}

function widthOf(paper: Paper): number {
  return paper.page.width - 2 * margin;
}

const looks = {
  shop: { size: 20, color: ink, isBold: true },
  name: { size: 13, color: ink, isBold: true, align: 'right' },
  fact: { size: 10, color: muted, align: 'right' },
  label: { size: 9, color: muted, isBold: true },
  labelAtEnd: { size: 9, color: muted, isBold: true, align: 'right' },
  body: { size: 11, color: ink },
  title: { size: 11, color: ink, isBold: true },
  note: { size: 9, color: muted },
  sku: { size: 9, color: muted, align: 'right' },
  foot: { size: 8, color: muted, align: 'center' },
} as const satisfies Readonly<Record<string, TextLook>>;

function drawHead(paper: Paper, slip: PackingSlip): void {
  const width = widthOf(paper);
  const half = width / 2 - 12;
  const right = margin + width / 2 + 12;
  const left = setText(paper, { text: slip.shop, x: margin, y: margin, width: half, look: looks.shop });
  let y = setText(paper, { text: t('title'), x: right, y: margin + 4, width: half, look: looks.name });
  for (const fact of [t('order', { number: slip.number }), slip.placed])
    y = setText(paper, { text: fact, x: right, y, width: half, look: looks.fact });
  const top = Math.max(left, y) + 28;
  const shipTo = [...slip.shipTo, slip.phone].filter(Boolean);
  const methods = slip.method ? [slip.method] : [];
  const ends = [
    drawFacts(paper, { title: t('shipTo'), lines: shipTo, x: margin, top, width: half }),
    drawFacts(paper, { title: t('shipping'), lines: methods, x: right, top, width: half }),
  ];
  paper.y = Math.max(...ends) + 26;
}

interface Facts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

function drawFacts(paper: Paper, { title, lines, x, top, width }: Facts): number {
  if (lines.length === 0) return top;
  let y = setText(paper, { text: title, x, y: top, width, look: looks.label }) + 3;
  for (const line of lines) y = setText(paper, { text: line, x, y, width, look: looks.body });
  return y;
}

function drawItems(paper: Paper, slip: PackingSlip): void {
  drawTableHead(paper);
  for (const item of slip.items) drawItem(paper, slip, item);
}

function drawItem(paper: Paper, slip: PackingSlip, item: PackingSlip['items'][number]): void {
  const titleWidth = widthOf(paper) - columns.quantity - columns.sku - 12;
  const titleHeight = heightOf(paper, { text: item.title, width: titleWidth, look: looks.title });
  const noteHeight = item.note
    ? heightOf(paper, { text: item.note, width: titleWidth, look: looks.note }) + 2
    : 0;
  const skuHeight = heightOf(paper, { text: item.sku || ' ', width: columns.sku, look: looks.sku });
  const height = Math.max(titleHeight + noteHeight, skuHeight, 14) + 18;
  if (paper.y + height > paper.page.height - margin - 24) {
    nextPage(paper, slip);
    drawTableHead(paper);
  }
  const y = paper.y + 9;
  const x = margin + columns.quantity;
  setText(paper, {
    text: String(item.quantity),
    x: margin,
    y,
    width: columns.quantity - 14,
    look: looks.title,
  });
  setText(paper, { text: item.title, x, y, width: titleWidth, look: looks.title });
  if (item.note)
    setText(paper, { text: item.note, x, y: y + titleHeight + 2, width: titleWidth, look: looks.note });
  setText(paper, { text: item.sku, x: x + titleWidth + 12, y: y + 1, width: columns.sku, look: looks.sku });
  drawRule(paper, y + height - 9);
}

function nextPage(paper: Paper, slip: PackingSlip): number {
  paper.addPage({ size: slip.isLetter ? 'LETTER' : 'A4', margin });
  paper.y = margin;
  return margin;
}

function drawTableHead(paper: Paper): void {
  const y = paper.y;
  const end = margin + widthOf(paper) - columns.sku;
  setText(paper, { text: t('units'), x: margin, y, width: columns.quantity, look: looks.label });
  setText(paper, { text: t('item'), x: margin + columns.quantity, y, width: 200, look: looks.label });
  setText(paper, { text: t('sku'), x: end, y, width: columns.sku, look: looks.labelAtEnd });
  drawRule(paper, y + 18);
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
  const onFull = (): number => nextPage(paper, slip);
  const box = { x: margin, width: widthOf(paper), onFull };
  const y = setText(paper, { text: t('customerMessage'), ...box, y: paper.y + 22, look: looks.label });
  setText(paper, { text: slip.message, ...box, y: y + 2, look: looks.body });
}

function drawPageNumbers(paper: Paper, slip: PackingSlip, start: number): void {
  const count = paper.bufferedPageRange().count - start;
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    const text = t('pageNumber', { number: slip.number, page: page - start + 1, count });
    const y = paper.page.height - margin + 14;
    setText(paper, { text, x: margin, y, width: widthOf(paper), look: looks.foot });
  }
}
