import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

describe('template-language §2.3 summary-form-field', () => {
  const answer = (field: object, strings: object = {}): string =>
    print('{field|summary-form-field}', { field, localizedStrings: strings })
      .replace(/^.*<\/span> /s, '')
      .replace(/\n<\/div>$/, '');

  it.each([
    [{ type: 'text', value: 'a <b>' }, 'a &lt;b&gt;'],
    [{ type: 'text', value: '' }, 'N/A'],
    [{ type: 'text', value: 0 }, 'N/A'],
    [{ type: 'number', value: 7 }, '7'],
    [{}, 'N/A'],
    [{ type: 'checkbox', values: ['a', 'b'] }, 'a, b\n'],
    [{ type: 'checkbox', values: [] }, 'N/A'],
    [{ type: 'checkbox', value: 'a & b' }, 'a &amp; b'],
    [{ type: 'name', values: { First: 'Jo', Last: 'Poe' } }, 'Jo Poe'],
    [{ type: 'name' }, 'N/A'],
    [{ type: 'phone', values: { Areacode: '1', Prefix: '2', Line: '3' } }, '1-2-3'],
    [{ type: 'phone', values: { Country: '49', Areacode: '1', Prefix: '2', Line: '3' } }, '+49 1-2-3'],
    [{ type: 'date', values: { Month: 1, Day: 2, Year: 2003 } }, '1/2/2003'],
    [{ type: 'date', values: {} }, 'N/A'],
    [{ type: 'time', values: { Hour: 1, Minute: 0, Second: 5, Ampm: 'AM' } }, '1:00:5 AM'],
    [{ type: 'time', values: { Ampm: 'PM' } }, '00:00:00 PM'],
    [{ type: 'likert', values: {} }, 'N/A'],
    [{ type: 'address' }, 'N/A'],
  ])('%j is %j', (field, output) => {
    expect(answer(field)).toBe(output);
  });

  it('takes its words from the localized strings', () => {
    expect(answer({ type: 'text' }, { productSummaryFormNoAnswerText: 'keine' })).toBe('keine');
    const likert = print('{field|summary-form-field}', {
      field: { type: 'likert', rawTitle: 'T', values: { q: '-2', r: '0', s: '9' } },
      localizedStrings: { productAnswerMapStronglyDisagree: 'nein' },
    });
    expect(likert).toContain('q:</span> nein</div>');
    expect(likert).toContain('r:</span> Neutral</div>');
    expect(likert).toContain('s:</span> </div>');
  });
});
