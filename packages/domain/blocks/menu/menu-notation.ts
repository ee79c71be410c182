/** A dish, a drink or a service: several prices are those of several sizes. */
interface MenuItem {
  readonly name: string;
  readonly prices: readonly string[];
  readonly description: string;
}

/** Items under a heading; the heading is '' for those before the first. */
interface MenuSection {
  readonly title: string;
  readonly description: string;
  readonly items: readonly MenuItem[];
}

/** One of the menus that visitors choose between; the title is '' where there is only one. */
export interface MenuTab {
  readonly title: string;
  readonly sections: readonly MenuSection[];
}

/** One line of the notation, as the table of the editor shows it. */
export interface MenuLine {
  readonly kind: 'tab' | 'section' | 'item' | 'description';
  readonly text: string;
  readonly prices: readonly string[];
}

/**
 * The lines of a source. `# Lunch` begins a menu, `## Soups` a section, `> Served with bread` describes what
 * is above it, and every other line is an item with its prices behind bars: `Soup | 4.50 | 6.50`. Empty lines
 * mean nothing, and no text is an error.
 */
export function menuLines(source: string): readonly MenuLine[] {
  return source.split('\n').flatMap((line) => lineOf(line.trim()));
}

function lineOf(line: string): readonly MenuLine[] {
  const mark = /^(##|#|>)\s*(.*)$/.exec(line);
  const text = mark?.[2] ?? '';
  if (mark) return text === '' ? [] : [{ kind: marks[mark[1] as keyof typeof marks], text, prices: [] }];
  const [name = '', ...prices] = line.split('|').map((part) => part.trim());
  return name === '' && prices.every((price) => price === '')
    ? []
    : [{ kind: 'item', text: name, prices: prices.filter(Boolean) }];
}

const marks = { '#': 'tab', '##': 'section', '>': 'description' } as const;
const markOf = { tab: '# ', section: '## ', description: '> ', item: '' } as const;

/** The source of lines: `menuLines` gives the same lines again. An empty line is before each heading. */
export function writeMenu(lines: readonly MenuLine[]): string {
  return lines
    .map(({ kind, text, prices }, index) => {
      const space = index > 0 && (kind === 'tab' || kind === 'section') ? '\n' : '';
      return `${space}${markOf[kind]}${[text, ...(kind === 'item' ? prices : [])].join(' | ')}`;
    })
    .join('\n');
}

/** The menus of a source with their sections and items; a description of nothing is left out. */
export function readMenu(source: string): readonly MenuTab[] {
  const tabs: { title: string; sections: { title: string; description: string; items: MenuItem[] }[] }[] = [];
  const lastTab = () => tabs.at(-1) ?? append(tabs, { title: '', sections: [] });
  const lastSection = () =>
    lastTab().sections.at(-1) ?? append(lastTab().sections, { title: '', description: '', items: [] });
  for (const { kind, text, prices } of menuLines(source)) {
    if (kind === 'tab') append(tabs, { title: text, sections: [] });
    else if (kind === 'section') append(lastTab().sections, { title: text, description: '', items: [] });
    else if (kind === 'item') append(lastSection().items, { name: text, prices, description: '' });
    else describe(tabs.at(-1)?.sections.at(-1), text);
  }
  return tabs.filter(({ title, sections }) => title !== '' || sections.length > 0);
}

function describe(section: { description: string; items: MenuItem[] } | undefined, text: string): void {
  const item = section?.items.pop();
  if (item) section?.items.push({ ...item, description: joined(item.description, text) });
  else if (section) section.description = joined(section.description, text);
}

function joined(before: string, text: string): string {
  return before === '' ? text : `${before} ${text}`;
}

function append<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}

/** Words of a menu for search. */
export function menuText(source: string): string {
  return menuLines(source)
    .map(({ text, prices }) => [text, ...prices].join(' '))
    .join('\n');
}
