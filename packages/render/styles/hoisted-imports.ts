const remoteImport =
  /@import\s+(?:url\(\s*(?:"[^"\n]*"|'[^'\n]*'|[^)\s]*)\s*\)|"[^"\n]*"|'[^'\n]*')[^;{}\n]*;\n?/g;

/** A sheet in two parts: its imports, which browsers read only before everything else, and the rest. */
export function hoistedImports(css: string): { readonly imports: string; readonly rest: string } {
  const imports = [...css.matchAll(remoteImport)].map(([rule]) => rule.trim());
  return imports.length === 0
    ? { imports: '', rest: css }
    : { imports: imports.join('\n'), rest: css.replace(remoteImport, '') };
}
