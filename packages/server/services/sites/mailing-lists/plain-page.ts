import { storefrontMessagesOf } from '@veranda/contracts/storefront-messages';
import { type ListPageView, listPageMessages } from '@veranda/render/page/list-view';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { SiteEntry } from '../directory/site-directory.ts';
import { renderPlainPage } from '../pages/plain-page.ts';
import question from './plain-page.html?raw';

const questionBody = platformTemplate<{
  readonly siteTitle: string;
  readonly title: string;
  readonly text: string;
  /** Address that the form of the page is sent to; empty for a page without one. */
  readonly action: string;
  readonly button: string;
}>(question);

/** The page of a link where the site is not published: links in mails work for as long as there is a site. */
export function plainListPage(site: SiteEntry, view: ListPageView): string {
  const { title, text, button } = listPageMessages(view, storefrontMessagesOf(site.language));
  return renderPlainPage({
    title: `${title} · ${site.title}`,
    language: site.language,
    body: questionBody({ siteTitle: site.title, title, text, action: view.action, button }),
  });
}
