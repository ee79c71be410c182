import type { BlockSample } from '../block-sample.test-data.ts';

export const codeSample: BlockSample = {
  value: { mode: 'javascript', code: 'const loaves = 12; // a day', displaySource: true },
  markup: '<span class="tok-keyword">const</span>',
  also: [{ mode: 'html', code: '<p>Warm</p>', displaySource: false, placement: 'frame', height: 200 }],
};
