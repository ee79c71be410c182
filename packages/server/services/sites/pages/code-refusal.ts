import { type Refusal, refuse } from '@veranda/domain/refusal';
import { injectedCodeFault } from '@veranda/domain/publishing/injected-code';

const codes = { unclosed: 'code-unclosed', frame: 'code-of-the-page' } as const;

/** Refusal of code that would change how the rest of a page is read; null where it may be injected. */
export function codeRefusal(field: string, code: string): Refusal | null {
  const found = injectedCodeFault(code);
  if (!found) return null;
  const { line, fault, name } = found;
  return refuse(codes[fault], { field, params: { line, name: name === '!--' ? '<!--' : `<${name}>` } });
}
