import type { ArgumentsOf, MessageTable, TagsOf, Translate } from '@veranda/messages/arguments';
import { formatRichMessage, type RichValues } from '@veranda/messages/format-message';
import { studioMessage, studioTranslator } from '@veranda/messages/studio/language';
import type { CompiledMessages } from '@veranda/messages/translator';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Arguments of a message, and for each of its tags the element that its content becomes. */
type RichValuesOf<Text extends string> = ArgumentsOf<Text> & {
  readonly [Tag in TagsOf<Text>]: (children: ReactNode) => ReactElement;
};

interface StudioMessages<Table extends MessageTable> {
  /** The text of a key: `t('items', { count })`. */
  readonly t: Translate<Table>;
  /** A message with elements in it: `rich('terms', { link: (children) => <a href="…">{children}</a> })`. */
  readonly rich: <Key extends keyof Table & string>(
    key: Key,
    values: RichValuesOf<Table[Key]>,
  ) => ReactElement;
}

/** Texts of a feature in the language of the studio. */
export function createStudioMessages<Table extends MessageTable>(
  feature: string,
  compiled: CompiledMessages<Table>,
): StudioMessages<Table> {
  return {
    t: studioTranslator(feature, compiled),
    rich: (key, values) => {
      const { message, locale } = studioMessage(feature, compiled, key);
      const parts = formatRichMessage<ReactNode>(message, locale, values as unknown as RichValues<ReactNode>);
      return createElement(Fragment, null, ...parts);
    },
  };
}
