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
  const ticks = createCache<number, string>(maxTicks);
  return {
    whole: (figure) => whole.format(figure),
    short: (figure) => {
      const text = ticks.get(figure) ?? compact.format(figure);
      ticks.set(figure, text);
      return text;
    },
    share: (part) => share.format(part),
  };
}
