const fontParts: readonly (readonly [string, RegExp, string])[] = [
  ['font-family', /font-family\s*:\s*([^;]+)/i, 'inherit'],
  ['font-size', /font-size\s*:\s*([^;]+)/i, '1em'],
  ['font-weight', /font-weight\s*:\s*([^;]+)/i, 'normal'],
  ['font-style', /font-style\s*:\s*([^;]+)/i, 'normal'],
  ['line-height', /line-height\s*:\s*([^;]+)/i, 'normal'],
  ['letter-spacing', /letter-spacing\s*:\s*([^;]+)/i, 'normal'],
  ['text-transform', /text-transform\s*:\s*([^;]+)/i, 'none'],
  ['text-decoration', /text-decoration\s*:\s*([^;]+)/i, 'none'],
];

/** The variables that a font tweak also defines: `@<name>-font-size` and its siblings. */
export function fontSiblings(name: string, value: string): readonly string[] {
  const body = value.replace(/^\s*\{|\}\s*$/g, '');
  return fontParts.map(([part, pattern, otherwise]) => {
    const value = pattern.exec(body)?.[1]?.trim();
    const bare =
      part === 'font-family' && !body.includes(':') && body.trim() !== '' ? body.trim() : otherwise;
    return `@${name}-${part}: ${value ?? bare};`;
  });
}
