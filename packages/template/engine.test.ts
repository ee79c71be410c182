import { describe, expect, it } from 'vitest';
import { createEngine, type RenderOptions } from './engine.ts';

const engine = createEngine({ clock: Date.now });
const context = { list: Array.from({ length: 50 }, () => 'word') };

function codes(template: string, limits: RenderOptions['limits'] = {}): string[] {
  return engine.render(template, context, { limits }).errors.map((error) => error.code);
}

describe('limits of untrusted templates', () => {
  it('counts a turn of a loop even if its body is empty', () => {
    expect(codes('{.repeated section list}{.end}', { steps: 10 })).toEqual(['LIMIT_STEPS']);
  });

  it('ends a rendering whose output is too large', () => {
    expect(codes('{.repeated section list}{@}{.end}', { outputBytes: 20 })).toEqual(['LIMIT_OUTPUT']);
  });

  it('ends a rendering that runs too many partials', () => {
    const template = '{.macro m}x{.end}{.repeated section list}{@|apply m}{.end}';
    expect(codes(template, { expansions: 5 })).toEqual(['LIMIT_EXPANSIONS']);
  });

  it('refuses a macro that runs itself too deep, and goes on', () => {
    const result = engine.render('{.macro m}{@|apply m}{.end}{@|apply m}after', context);
    expect(result.errors.map((error) => error.code)).toEqual(['APPLY_PARTIAL_RECURSION_DEPTH']);
    expect(result.output).toBe('after');
  });

  it('reads own properties only', () => {
    expect(engine.render('{constructor.name}{@|prop __proto__}{list.length}', context).output).toBe('');
  });
});
