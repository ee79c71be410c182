import { memberArea } from '@veranda/domain/blocks/member-area/member-area';
import { describe, expect, it } from 'vitest';
import { drawSample } from '../sample-block.test-data.ts';

const draw = (value: object) => drawSample(67, { ...memberArea.defaults, ...value }).html;

describe('a member area', () => {
  it('administration §3 block type: member-area is 67; leads to the pages for members and sells the plans that open them', () => {
    const html = draw({});
    expect(html).toContain('class="v-block v-member-area ');
    expect(html).toContain('<a class="v-link-label" href="/club">Club</a>');
    expect(html).not.toContain('href="/journal"');
    expect(html).toContain('<h2 class="v-plan-title"><a href="/shop/p/club">Sample club</a></h2>');
    expect(html).toContain('€90.00');
  });

  it('leads to the one page for members once somebody has logged in or signed up', () => {
    const html = draw({ buttonText: 'Come in' });
    expect(html).toContain('href="/account/login?returnTo=%2Fclub">Come in</a>');
    expect(html).toContain('href="/account/signup?returnTo=%2Fclub"');
  });

  it('is the way to log in alone where it lists neither pages nor plans', () => {
    const html = draw({ showPages: false, showPlans: false });
    expect(html).not.toMatch(/<ul|<form/);
    expect(html).toContain('>Log in</a>');
  });
});
