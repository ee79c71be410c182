/** A kit of fonts of Adobe (Typekit), by which a site may use families that are not its own. */
export interface FontKit {
  readonly id: string;
  readonly families: readonly KitFamily[];
}

/** A family of a kit: its name, and the one that style sheets know it by. */
interface KitFamily {
  readonly name: string;
  readonly css: string;
}

/** Hosts that a page with a kit may fetch from: the sheet and its fonts, and the count of its uses that the sheet imports. */
export const kitHosts = { sheet: 'https://use.typekit.net', count: 'https://p.typekit.net' } as const;

/** Name of the tweak that all themes have for it. */
export const kitTweak = 'font-kit';

/** Characters of the longest kit as a value of a tweak, and families of one. */
export const maxKitLength = 1000;
const maxFamilies = 12;

const kitId = /^[a-z0-9]{7}$/;
const familyName = /^[A-Za-z0-9][\w .-]{0,59}$/;
const cssName = /^[a-z][a-z0-9-]{0,59}$/;

/** True for the id of a kit. */
export function isKitId(id: string): boolean {
  return kitId.test(id);
}

/** A kit as the value of a tweak: `abc1def; Proxima Nova=proxima-nova`. Families that sheets could not name are left out. */
export function writeFontKit({ id, families }: FontKit): string {
  const known = families.filter(isFamily).slice(0, maxFamilies);
  return [id, ...known.map(({ name, css }) => `${name}=${css}`)].join('; ');
}

/** The kit that a value of a tweak stands for; null for none. */
export function readFontKit(value: string): FontKit | null {
  const [id = '', ...rest] = value.split('; ');
  const families = rest.map((part): KitFamily => {
    const [name = '', css = ''] = part.split('=');
    return { name, css };
  });
  const isValid = isKitId(id) && families.length <= maxFamilies && families.every(isFamily);
  return isValid && writeFontKit({ id, families }) === value ? { id, families } : null;
}

/** The kit among the values of a design; null where none is connected. */
export function kitOf(
  tweaks: readonly { readonly type: string; readonly variable: string }[],
  values: Readonly<Record<string, string>>,
): FontKit | null {
  const tweak = tweaks.find(({ type }) => type === 'kit');
  const value = tweak ? values[tweak.variable] : undefined;
  return value === undefined ? null : readFontKit(value);
}

/** The family of a name in a kit. */
export function kitFamily(kit: FontKit | null, name: string): KitFamily | undefined {
  return kit?.families.find((family) => family.name === name);
}

function isFamily({ name, css }: KitFamily): boolean {
  return familyName.test(name) && cssName.test(css);
}
