import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { translatorOf } from '@veranda/messages/catalog';
import { pageMessages } from '@veranda/messages/pages/messages';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { SiteEntry } from '../directory/site-directory.ts';
import { renderPlainPage } from './plain-page.ts';
import notice from './unpublished-page.html?raw';

type Named = Pick<SiteEntry, 'title' | 'language'>;

const noticeBody = platformTemplate<{
  readonly siteTitle: string;
  readonly text: string;
  /** Text of the link to the home page; empty for none. */
  readonly homeText: string;
}>(notice);

/**
 * The error page without the theme (storefront §2, page type 101): where a page cannot be made and no good
 * one is left. It reads nothing, so that it stands while the database is unavailable.
 */
export function failedHtml({ title, language }: Named): string {
  const t = translatorOf(pageMessages, language);
  const body = noticeBody({ siteTitle: title, text: t('errorText'), homeText: t('notFoundHomeText') });
  return renderPlainPage({ title, language, body, pageType: pageTypeCodes.error });
}

/** Page of a site that is not published: its name and nothing else. */
export function unpublishedHtml({ title, language }: Named): string {
  const text = translatorOf(pageMessages, language)('unpublishedText');
  return renderPlainPage({ title, language, body: noticeBody({ siteTitle: title, text, homeText: '' }) });
}
