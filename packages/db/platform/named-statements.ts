const limit = 500;

/**
 * Gives each text of parametrised SQL a name, so that PostgreSQL parses and plans it once a connection. The
 * number of names is capped: SQL whose text varies without bound (lists of changing length) stays unnamed
 * when the cap is reached.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= limit) return known;
    const name = `v${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
