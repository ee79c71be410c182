import { createCache } from '@veranda/domain/cache';

/** Figures as texts of a language. */
export interface FigureTexts {
  /** With all its digits, for the table. */
  readonly whole: (figure: number) => string;
  /** Short, for an axis: `1.2M`. */
  readonly short: (figure: number) => string;
  /** A share of 1 in percent. */
  readonly share: (share: number) => string;
}

// Making a format takes longer than drawing a chart. Sites have few languages.
const made = new Map<string, FigureTexts>();

/** The texts of figures in a language tag (BCP 47). */
export function figureTexts(language: string): FigureTexts {
  const texts = made.get(language) ?? makeTexts(language);
  made.set(language, texts);
  return texts;
}

/** Round figures of axes, which come again and again, that are kept as texts of a language. */
const maxTicks = 500;

function makeTexts(language: string): FigureTexts {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const isPlain = hasPlainDigits(whole);
  const ticks = createCache<number, string>(maxTicks);
  return {
    whole: (figure) =>
      isPlain && Number.isInteger(figure) && figure >= 0 && figure < 1000 && !Object.is(figure, -0)
        ? String(figure)
        : whole.format(figure),
    short: (figure) => {
      const text = ticks.get(figure) ?? compact.format(figure);
      ticks.set(figure, text);
      return text;
    },
    share: (part) => share.format(part),
  };
}

// Numbers of three digits have no separator: where the digits are 0 to 9, formatting them changes nothing.
function hasPlainDigits(format: Intl.NumberFormat): boolean {
  return ['102', '345', '678', '9'].every((text) => format.format(Number(text)) === text);
}
