import { describe, expect, it } from 'vitest';
import { variantsSelect } from '../formatters/fragments/fragments.ts';
import { baseCss } from './base.ts';

describe('the base sheet, decisions (markup of the shop)', () => {
  it('shows the select of an option and not its radio buttons, until a theme shows them instead', () => {
    expect(variantsSelect).toContain('class="variant-select-wrapper"');
    expect(variantsSelect).toContain('class="variant-radiobtn-wrapper"');
    expect(baseCss).toContain(':where(.variant-radiobtn-wrapper){display:none}');
    expect(baseCss).not.toContain('.variant-select-wrapper');
  });
});
