// Languages that are written from right to left where no script is named (CLDR, likely subtags).
const languages: ReadonlySet<string> = new Set(
  'ar arc ckb dv fa glk he iw ks lrc mzn nqo pnb ps sd syr ug ur yi ji'.split(' '),
);
const scripts: ReadonlySet<string> = new Set('adlm arab hebr mand nkoo rohg samr syrc thaa'.split(' '));

/** The direction in which a language (BCP 47) is written: by its script where it names one. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [primary = '', ...rest] = language.toLowerCase().split(/[-_]/);
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const isRightToLeft = script === undefined ? languages.has(primary) : scripts.has(script);
  return isRightToLeft ? 'rtl' : 'ltr';
}
