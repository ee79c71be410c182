import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { report, type Row } from '../support/report.ts';
import { startProduct } from '../support/subject.ts';
import { scaled } from '../support/trial.ts';
import type { EditorSubject } from './editor-subject.ts';
import { type EditorWindow, openWindow } from './editor-window.ts';
import { type EditorFigures, writeFigures } from './figures-page.ts';
import { draggedBlock, longPage, typedBlock } from './long-page.ts';
import { measureDrag, measureKeys, measureOpening, percentile } from './measures.ts';
import { grapesJs, puck } from './peers.ts';
import { ourEditor } from './veranda.ts';

/** Promises for a page of 40 sections of 60 blocks. */
const goals = { opening: 1, key: 16, slowFrames: 2, wire: 1024, memory: 250 } as const;
const size = { sections: scaled(40, 3), blocks: scaled(60, 12) } as const;
const keys = scaled(200, 12);
const frames = scaled(300, 40);
/** A frame that took longer than this was missed, in milliseconds. */
const slowFrame = 20;

const sections = longPage(size.sections, size.blocks);
const lastBlock = `b${size.sections - 1}-${size.blocks - 1}`;
const product = await startProduct({ LOG_LEVEL: 'warn' });
try {
  const ours = await ourEditor(product, sections);
  let wire = 0;
  const figures = await measure(ours, async (page) => {
    wire = await bytesOfSaving(page);
  });
  const others: EditorFigures[] = [];
  for (const peer of [puck, grapesJs]) {
    const subject = await peer(sections);
    others.push(await measure(subject).finally(subject.close));
  }
  if (process.argv.includes('--write'))
    writeFigures({
      ours: figures,
      others,
      wire,
      ...size,
      cores: availableParallelism(),
      load: loadavg()[0] ?? 0,
    });
  report('editor/long-page-figures', [
    ...ourRows(figures, wire),
    ...others.map((other) => comparison(other, figures)),
  ]);
} finally {
  await product.stop();
}

/** Begins to watch a drag; settles when what it was to see is seen. */
type Watch = (page: Page) => Promise<void>;

/** Opens, types and drags; what takes work is measured without a display, what is seen with one. */
async function measure(subject: EditorSubject, watch: Watch = async () => {}): Promise<EditorFigures> {
  const typing = await inWindow({ isHurried: true }, (window) => openAndType(subject, window));
  const dragging = await inWindow({ isHurried: false }, (window) => openAndDrag(subject, window, watch));
  return { name: subject.name, ...typing, ...dragging };
}

async function inWindow<T>(
  options: { readonly isHurried: boolean },
  work: (window: EditorWindow) => Promise<T>,
): Promise<T> {
  const window = await openWindow(options);
  try {
    return await work(window);
  } finally {
    await window.close();
  }
}

async function openAndType(subject: EditorSubject, window: EditorWindow) {
  const { page } = window;
  await subject.open(window);
  const opening = await measureOpening(page, subject, lastBlock);
  const openingCpu = await window.cpu();
  await subject.edit(page, typedBlock);
  const before = await window.cpu();
  const took = await measureKeys(page, subject, keys);
  const cpu = ((await window.cpu()) - before) / took.length;
  return { opening, openingCpu, keys: { middle: percentile(took, 50), p95: percentile(took, 95), cpu } };
}

async function openAndDrag(subject: EditorSubject, window: EditorWindow, watch: Watch) {
  const { page } = window;
  await subject.open(window);
  await measureOpening(page, subject, lastBlock);
  const seen = watch(page);
  const before = await window.cpu();
  const between = await measureDrag(page, subject, { id: draggedBlock, frames });
  const cpu = ((await window.cpu()) - before) / between.length;
  await seen;
  const slow = between.filter((ms) => ms > slowFrame).length;
  return {
    slowFrames: (100 * slow) / between.length,
    longestFrame: Math.max(...between),
    frameCpu: cpu,
    memory: await window.memory(),
  };
}

/** Bytes of the next call that saves something, with its answer. */
async function bytesOfSaving(page: Page): Promise<number> {
  const response = await page.waitForResponse((each) => each.url().endsWith('/transactions'));
  return (response.request().postDataBuffer()?.length ?? 0) + (await response.body()).length;
}

function ourRows(
  { opening, openingCpu, keys: took, slowFrames, longestFrame, frameCpu, memory }: EditorFigures,
  wire: number,
): Row[] {
  const most = true;
  return [
    {
      name: 'opened and operable after its data, seconds',
      'processor, ms': round(openingCpu),
      ratio: opening / 1000,
      goal: goals.opening,
      most,
    },
    {
      name: 'keystroke to paint, p95, ms',
      middle: Math.round(took.middle),
      'processor, ms': round(took.cpu),
      ratio: took.p95,
      goal: goals.key,
      most,
    },
    {
      name: 'share of frames over 20 ms in a drag, %',
      'longest, ms': Math.round(longestFrame),
      'processor, ms': round(frameCpu),
      ratio: slowFrames,
      goal: goals.slowFrames,
      most,
    },
    { name: 'a move on the wire, bytes', ratio: wire, goal: goals.wire, most },
    { name: 'memory of the tab, MB', ratio: memory, goal: goals.memory, most },
  ];
}

function comparison(figures: EditorFigures, ours: EditorFigures): Row {
  return {
    name: `opening, in times of that of ${figures.name}`,
    'theirs, s': Math.round(figures.opening) / 1000,
    'processor of opening, ms': round(figures.openingCpu),
    'p95 of keys, ms': Math.round(figures.keys.p95),
    'processor of a key, ms': round(figures.keys.cpu),
    'slow frames, %': Math.round(figures.slowFrames),
    'processor of a frame, ms': round(figures.frameCpu),
    'memory, MB': Math.round(figures.memory),
    ratio: ours.opening / figures.opening,
    goal: 1,
    most: true,
  };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
