import { type Parsed, wrong } from './tag.ts';

/** The offset after a run of white space. */
export function whitespace(text: string, from: number): number {
  let index = from;
  while (index < text.length && ' \t\r\n\f\v'.includes(text[index] as string)) {
    index++;
  }
  return index;
}

export function missingSpace(found: string): Parsed {
  return wrong('WHITESPACE_EXPECTED', { found });
}

export function extra(instruction: string, found: string): Parsed {
  return wrong('EXTRA_CHARS', { instruction, found });
}
