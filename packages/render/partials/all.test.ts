import { describe, expect, it } from 'vitest';
import { baseCss } from '../styles/base.ts';
import { systemPartials } from './all.ts';

describe('the texts of templates and style sheets', () => {
  it('are imported with what the files hold', () => {
    expect(systemPartials.get('product-installments')).toContain(
      '<p class="v-installments"><span data-installments>',
    );
    expect(baseCss).toContain(':where(.v-installments)');
  });
});
