/** An element of a file that is read: its name as the file writes it, with what is in it, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: (XmlElement | string)[];
}

/** The first child of a name. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** Every child of a name. */
export function childrenOf({ content }: XmlElement, name: string): readonly XmlElement[] {
  return content.filter((part) => typeof part !== 'string' && part.name === name) as XmlElement[];
}

/** Characters directly in an element, trimmed; empty for none. */
export function textOf(element: XmlElement | undefined): string {
  const texts = element?.content.filter((part) => typeof part === 'string') ?? [];
  return texts.join('').trim();
}

/** Text of the first child of a name, trimmed; empty where there is none. */
export function childText(element: XmlElement, name: string): string {
  return textOf(childOf(element, name));
}

/** What is in an element, as markup. */
export function markupOf({ content }: XmlElement): string {
  return content.map((part) => (typeof part === 'string' ? escaped(part) : elementMarkup(part))).join('');
}

function elementMarkup(element: XmlElement): string {
  // Feeds name the elements of XHTML with or without a prefix.
  const name = element.name.replace(/^.*:/, '');
  const attributes = Object.entries(element.attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${attributes.join('')}>`;
  return element.content.length === 0 && /^(?:br|hr|img)$/i.test(name)
    ? start
    : `${start}${markupOf(element)}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
