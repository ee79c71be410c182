import type { BlockValue } from '../blocks/kind.ts';
import { type Decoder, objectWith, optional, text, writtenList, writtenRecord } from '../decoders.ts';
import type { SiteLanguage } from '../languages/site-languages.ts';
import type { MenuKeys } from '../navigation/navigation-document.ts';
import type { SiteSlides } from '../pages/slides/slide.ts';
import type { NavigationNode, SiteSettings, SiteSnapshot } from '../publishing/snapshot.ts';

/** The settings document of a site: what the studio edits of it besides pages and goods. */
export interface StoredSettings {
  readonly settings: SiteSettings;
  /** Tweak name to value. */
  readonly tweaks: SiteSnapshot['theme']['tweaks'];
  /** Colours that its people have put aside; absent where nobody has. */
  readonly swatches?: readonly string[];
  /** The owner's own CSS; absent where there is none. */
  readonly customCss?: string;
  readonly navigation: SiteSnapshot['navigation'];
  /** Fractional keys of the entries of the navigation by id; absent in a site whose menus were never edited. */
  readonly menuKeys?: MenuKeys;
  /** Values of the header and the footer; absent where nobody has edited them. */
  readonly header?: BlockValue;
  readonly footer?: BlockValue;
  /** Languages besides its own; absent in a site with one. */
  readonly languages?: readonly SiteLanguage[];
  /** Slides that its people have edited; absent where nobody has. */
  readonly slides?: SiteSlides;
}

/** Its parts are separated and not checked: each was checked when it was written. */
export const storedSettings: Decoder<StoredSettings> = objectWith<StoredSettings>({
  settings: writtenRecord<SiteSettings>,
  tweaks: writtenRecord<StoredSettings['tweaks']>,
  swatches: optional(writtenList<string>),
  customCss: optional(text),
  navigation: objectWith<StoredSettings['navigation']>({
    main: writtenList<NavigationNode>,
    footer: writtenList<NavigationNode>,
  }),
  menuKeys: optional(writtenRecord<MenuKeys>),
  header: optional(writtenRecord<BlockValue>),
  footer: optional(writtenRecord<BlockValue>),
  languages: optional(writtenList<SiteLanguage>),
  slides: optional(writtenRecord<SiteSlides>),
});
