import type { FormatterFamily } from '../registry.ts';
import { shows, valueFormatter } from './define.ts';

/** Formatters that print JSON (§2.1); a missing value prints nothing. */
export const jsonFormatters: FormatterFamily = {
  name: 'json',
  formatters: [
    valueFormatter({
      name: 'json',
      summary: 'JSON that may stand in a script: `</` is written `<\\/`.',
      example: shows('{a|json}', { a: { b: '</p>' } }, '{"b":"<\\/p>"}'),
      run: (value) => compact(value).replaceAll('</', '<\\/'),
    }),
    valueFormatter({
      name: 'json-pretty',
      summary: 'The same over several lines; arrays stay on one.',
      example: shows('{@|json-pretty}', { a: [1, 2], b: {} }, '{\n  "a": [ 1, 2 ],\n  "b": { }\n}'),
      run: (value) => (value === undefined ? '' : pretty(value, '').replaceAll('</', '<\\/')),
    }),
    valueFormatter({
      name: 'raw',
      summary: 'JSON as it is.',
      example: shows('{@|raw}', ['</p>'], '["</p>"]'),
      run: compact,
    }),
  ],
};

/** JSON without spaces; empty for a missing value. */
function compact(value: unknown): string {
  return value === undefined ? '' : (JSON.stringify(value) ?? '');
}

function pretty(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    return value.length === 0 ? '[ ]' : `[ ${value.map((item) => pretty(item, indent)).join(', ')} ]`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`,
  );
  return lines.length === 0 ? '{ }' : `{\n${lines.join(',\n')}\n${indent}}`;
}
