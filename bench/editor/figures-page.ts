import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../docs/reference/editor-figures.md', import.meta.url));

/** Figures of one editor; milliseconds and megabytes. */
export interface EditorFigures {
  readonly name: string;
  readonly opening: number;
  /** Processor time of the tab from its first moment until then. */
  readonly openingCpu: number;
  /** `cpu` is the processor time of the tab for a key, those between two keys included. */
  readonly keys: { readonly middle: number; readonly p95: number; readonly cpu: number };
  /** Hundredths of the frames of a drag. */
  readonly slowFrames: number;
  readonly longestFrame: number;
  /** Processor time of the tab for a frame of a drag. */
  readonly frameCpu: number;
  readonly memory: number;
}

/** Everything that one run has measured. */
interface Run {
  readonly ours: EditorFigures;
  readonly others: readonly EditorFigures[];
  /** Bytes of a move with its answer. */
  readonly wire: number;
  readonly sections: number;
  readonly blocks: number;
  readonly cores: number;
  /** Load of the machine in the last minute of the run, as `os.loadavg` tells it. */
  readonly load: number;
}

/** Writes the page that tells the figures. */
export function writeFigures(run: Run): void {
  writeFileSync(file, figuresPage(run));
}

function figuresPage({ ours, others, wire, sections, blocks, cores, load }: Run): string {
  const all = [ours, ...others];
  const line = (what: string, tell: (figures: EditorFigures) => string) =>
    `| ${what} | ${all.map(tell).join(' | ')} |`;
  return `# Figures of the editor

Measured by \`npm run bench\` (\`bench/editor\`), all in one run: a page of ${sections} sections with ${blocks} blocks each,
none like another, in Chromium without a graphics card, on a machine of ${cores} cores with a load of
${load.toFixed(1)}. The page builders beside ours show the same texts, buttons and quotations in sections of four
columns; each runs as its documentation shows it, built for production, with nothing saved anywhere.

| | ${all.map(({ name }) => name).join(' | ')} |
|---|${all.map(() => '---:|').join('')}
${[
  line('opened and operable after its data, s', ({ opening }) => (opening / 1000).toFixed(2)),
  line('processor time of loading and opening, s', ({ openingCpu }) => (openingCpu / 1000).toFixed(2)),
  line('keystroke to paint, middle, ms', ({ keys }) => keys.middle.toFixed(1)),
  line('keystroke to paint, p95, ms', ({ keys }) => keys.p95.toFixed(1)),
  line('processor time of a key, ms', ({ keys }) => keys.cpu.toFixed(1)),
  line('frames of a drag over 20 ms, %', ({ slowFrames }) => slowFrames.toFixed(1)),
  line('longest frame of a drag, ms', ({ longestFrame }) => longestFrame.toFixed(0)),
  line('processor time of a frame of a drag, ms', ({ frameCpu }) => frameCpu.toFixed(1)),
  line('private memory of the tab, MB', ({ memory }) => memory.toFixed(0)),
].join('\n')}

A move on the wire, with its answer: ${wire} bytes.

- **Opened and operable**: from the moment the content of the page and the editor’s code are there to the end of the
  last task of more than 50 ms, after which every block is in the page and a second is quiet. Ours includes the page’s
  theme, header and footer.
- **Keystroke to paint**: from the key to the painted frame in which the page shows it, without waiting for a display.
- **Drag**: a block is moved around the window for five seconds at 60 frames a second; a frame that took more than
  20 ms was missed.
- **Processor time**: what all threads of the tab have used, the measuring itself included; other work of the machine
  makes it no longer, as it does the other times.
`;
}
