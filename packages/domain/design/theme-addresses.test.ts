import { describe, expect, it } from 'vitest';
import { themeFileAddress, withThemeAddresses } from './theme-addresses.ts';

const uploaded = '/assets/0192f0c1-1111-7000-8000-000000000001/ab/loaf.jpg';

describe('the address of a file of a theme', () => {
  it.each([
    ['/assets/logo.svg', '/theme-assets/harbour/assets/logo.svg'],
    ['/assets/icons/a b.png?x=1', '/theme-assets/harbour/assets/icons/a b.png?x=1'],
    ['/assets-css/loading.gif', '/theme-assets/harbour/styles/loading.gif'],
    [uploaded, uploaded],
    ['//cdn.example/assets/x.png', '//cdn.example/assets/x.png'],
    ['https://cdn.example/assets/x.png', 'https://cdn.example/assets/x.png'],
    ['#mark', '#mark'],
  ])('%s is %s', (address, expected) => expect(themeFileAddress(address, 'harbour')).toBe(expected));
});

describe('addresses in CSS', () => {
  it.each([
    ['url(/assets/x.png)', 'url(/theme-assets/harbour/assets/x.png)'],
    ['url("loading.gif")', 'url("/theme-assets/harbour/styles/loading.gif")'],
    ["url( '../assets/y.svg' )", "url('/theme-assets/harbour/assets/y.svg')"],
    ['url(data:image/png;base64,AAAA)', 'url(data:image/png;base64,AAAA)'],
    [`url(${uploaded})`, `url(${uploaded})`],
    ['url(/fonts/inter/a.woff2)', 'url(/fonts/inter/a.woff2)'],
    ['url(#mask)', 'url(#mask)'],
  ])('%s of a sheet is %s', (css, expected) =>
    expect(withThemeAddresses(css, 'harbour', '/assets-css/sheet.css')).toBe(expected),
  );
});
