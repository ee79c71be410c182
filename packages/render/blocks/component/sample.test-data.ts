import { sampleText } from '@veranda/domain/blocks/sample';
import { product } from '@veranda/domain/blocks/product/product';
import type { BlockSample } from '../block-sample.test-data.ts';
import { buttonSample } from '../button/sample.test-data.ts';
import { formSample } from '../form/sample.test-data.ts';
import { imageSample } from '../image/sample.test-data.ts';
import { markdownSample } from '../markdown/sample.test-data.ts';
import { productSample } from '../product/sample.test-data.ts';
import { spacerSample } from '../spacer/sample.test-data.ts';

export const componentSample: BlockSample = {
  value: { definition: 'shape', shape: { figure: 'star', fill: 'accent', stroke: 2, turn: 15 } },
  markup: '<path d="M50 2l14 33',
  also: [
    { definition: 'html', html: { doc: sampleText('Because.') } },
    { definition: 'imageFluid', imageFluid: imageSample.value },
    { definition: 'button', button: buttonSample.value },
    { definition: 'form', form: formSample.value },
    { definition: 'product', product: { ...product.defaults, ...productSample.value } },
    { definition: 'code', code: markdownSample.value },
    { definition: 'spacer', spacer: spacerSample.value },
  ],
  others: {
    'form.formId': 'booking',
    'product.productId': 'p-cap',
    'code.source': 'Other words',
  },
};
