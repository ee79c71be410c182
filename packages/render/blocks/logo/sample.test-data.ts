import type { BlockSample } from '../block-sample.test-data.ts';

export const logoSample: BlockSample = {
  value: { source: 'own', assetId: 'loaf', width: 200, linkHome: true },
  markup: '<a class="v-logo-mark" href="/" style="--logo:200px"><img class="v-img"',
};
