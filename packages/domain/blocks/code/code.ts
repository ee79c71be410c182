import { type BlockKind, type BlockValue, emptyWhen, flagAt, textAt } from '../kind.ts';

/** The owner’s own code, or source text to be read (block 23). */
export const code: BlockKind = {
  id: 23,
  key: 'code',
  group: 'code',
  fields: [
    { path: 'mode', kind: 'select', options: ['html', 'css', 'javascript', 'markdown', 'text'] },
    { path: 'code', kind: 'code', language: 'html', languageFrom: 'mode', maxLength: 100_000 },
    { path: 'displaySource', kind: 'switch', when: { path: 'mode', is: runningModes() }, optional: true },
    {
      path: 'placement',
      kind: 'segmented',
      options: ['page', 'frame'],
      when: { path: 'displaySource', is: [false] },
      optional: true,
    },
    {
      path: 'height',
      kind: 'range',
      min: 40,
      max: 1200,
      step: 20,
      when: { path: 'placement', is: ['frame'] },
      optional: true,
    },
  ],
  defaults: { mode: 'html', code: '', displaySource: false, placement: 'page', height: 400 },
  size: { w: 16, h: 6 },
  minSize: { w: 2, h: 1 },
  text: (value) => (isRun(value) ? '' : textAt(value, 'code')),
  checks: (value) => emptyWhen(textAt(value, 'code').trim() === '', 'code'),
};

function runningModes(): readonly string[] {
  return ['html', 'css', 'javascript'];
}

/** True when the code becomes part of the page, and is not shown as text. */
export function isRun(value: BlockValue): boolean {
  return runningModes().includes(textAt(value, 'mode')) && !flagAt(value, 'displaySource');
}

/** Number of the kind. */
export const codeType = 23;

/** Fields of a code block that decide what runs: who changes one needs the right to write custom code. */
export const codePaths: readonly string[] = ['mode', 'code', 'displaySource', 'placement'];
