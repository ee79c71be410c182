import { parseLenientJson } from './lenient-json.ts';

/** Content of a theme's `template.conf`, completed with defaults. */
export interface ThemeConf {
  readonly name: string;
  /**
   * Layout name to the regions that it is made of; `default` always exists, and is the first where none is
   * called so.
   */
  readonly layouts: Readonly<Record<string, { readonly regions: readonly string[] }>>;
  /** Names of the navigations, e.g. `main`, `footer`. */
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  /** Sheets in `styles/`, in order; all are compiled in one scope. */
  readonly stylesheets: readonly string[];
  readonly fonts: readonly ThemeFont[];
  /** Names of the tweaks that colour the site's mails and give them their faces and corners. */
  readonly mail: ThemeMail;
}

/** Tweak for each role in a mail; a role that is left out has a plain default. */
type ThemeMail = Readonly<Partial<Record<ThemeMailRole, string>>>;

const mailRoles = ['ground', 'sheet', 'ink', 'accent', 'night', 'heading', 'text', 'corner'] as const;
/** `night` is the accent for dark mode. */
type ThemeMailRole = (typeof mailRoles)[number];

/** A self-hosted variable family: `@fontsource-variable/<family>`. */
export interface ThemeFont {
  readonly family: string;
  /** The file's axes: `wght`, `opsz`, `wdth`, `standard`, `full`. */
  readonly axes: string;
  readonly styles: readonly ('normal' | 'italic')[];
  /** Styles whose Latin file is fetched with the page. */
  readonly preload: readonly ('normal' | 'italic')[];
  /** The local face that stands in until the font is there. */
  readonly fallback: 'serif' | 'sans-serif' | 'monospace';
}

/** Reads a `template.conf` whatever errors it has; what is missing has its default. */
export function parseThemeConf(source: string): ThemeConf {
  const conf = recordOf(parseLenientJson(source));
  const layouts = Object.entries(recordOf(conf['layouts'])).map(([name, layout]) => {
    const regions = textsOf(recordOf(layout)['regions']);
    return [name, { regions: regions.length > 0 ? regions : ['site'] }] as const;
  });
  return {
    name: textOf(conf['name']),
    layouts: { default: layouts[0]?.[1] ?? { regions: ['site'] }, ...Object.fromEntries(layouts) },
    navigations: listOf(conf['navigations']).map((item) => ({
      name: textOf(recordOf(item)['name']),
      title: textOf(recordOf(item)['title']),
    })),
    stylesheets: textsOf(conf['stylesheets']),
    fonts: listOf(conf['fonts']).map(fontOf),
    mail: mailOf(recordOf(conf['mail'])),
  };
}

function mailOf(mail: Readonly<Record<string, unknown>>): ThemeMail {
  return Object.fromEntries(
    mailRoles.flatMap((role) => (textOf(mail[role]) ? [[role, textOf(mail[role])]] : [])),
  );
}

function fontOf(value: unknown): ThemeFont {
  const font = recordOf(value);
  const styles = textsOf(font['styles']).filter(isFontStyle);
  const fallback = textOf(font['fallback']);
  return {
    family: textOf(font['family']),
    axes: textOf(font['axes']) || 'wght',
    styles: styles.length > 0 ? styles : ['normal'],
    preload: textsOf(font['preload']).filter(isFontStyle),
    fallback: fallback === 'serif' || fallback === 'monospace' ? fallback : 'sans-serif',
  };
}

/** Content of a collection's `.conf`. */
export interface CollectionConf {
  readonly title: string;
  /** Items on a page of the list; 0 when the file says nothing. */
  readonly pageSize: number;
  /** The region that draws it, when it is not that of the default layout. */
  readonly regionName: string;
}

/** Reads a collection's `.conf`. */
export function parseCollectionConf(source: string): CollectionConf {
  const conf = recordOf(parseLenientJson(source));
  const size = conf['pageSize'];
  return {
    title: textOf(conf['title']),
    pageSize: typeof size === 'number' && size > 0 && size <= 200 ? Math.floor(size) : 0,
    regionName: textOf(conf['regionName']),
  };
}

function isFontStyle(value: string): value is 'normal' | 'italic' {
  return value === 'normal' || value === 'italic';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((item): item is string => typeof item === 'string');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
