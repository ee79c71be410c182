import { describe, expect, it } from 'vitest';
import { parseThemeConf } from '../design/theme-conf.ts';
import { tweaksOf } from '../design/tweaks.ts';
import { mailLook } from './mail-look.ts';

const conf = parseThemeConf('{ "mail": { "corner": "corners" } }');
const tweaks = tweaksOf('// tweak: { "type": "value", "min": 0, "max": "24px" }\n@corners: 3px;');

describe('the look of mails', () => {
  it('has the corners of the theme as its owner has chosen them, in pixels', () => {
    expect(mailLook(conf, tweaks, {}).corner).toBe('3px');
    expect(mailLook(conf, tweaks, { corners: '12px' }).corner).toBe('12px');
    expect(mailLook(conf, tweaks, { corners: '2em' }).corner).toBe('4px');
    expect(mailLook(parseThemeConf(''), [], {}).corner).toBe('4px');
  });
});
