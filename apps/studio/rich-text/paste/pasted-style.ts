/** The value of a property that an element declares itself, also one of Word’s own; empty for none. */
export function styleOf(element: Element, property: string): string {
  const declarations = element.getAttribute('style')?.split(';') ?? [];
  const found = declarations.map((each) => each.split(':')).find(([name]) => name?.trim() === property);
  return found?.slice(1).join(':').trim().toLowerCase() ?? '';
}
