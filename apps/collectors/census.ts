import { censusPaths, type VisitFacts } from '@veranda/contracts/visit-facts';
import { popupEvents } from '@veranda/contracts/popup-events';
import { decodeJson, number, object, text } from '@veranda/domain/decoders';
import { analyticsTimeoutMs, hitKinds } from '@veranda/domain/analytics/census';
import { isViewTracked } from '@veranda/domain/pages/page-types';

/** Record type of an item of a store; 0 where the kind is not told (storefront §3). */
const storeItem = 11;
/** Maximum number of a page's buttons and forms that are reported as seen. */
const maxSeen = 20;
const linkButton = '.v-button a[href]';

type Post = (call: keyof typeof censusPaths, body: Readonly<Record<string, string>>) => void;

/** Tells of a page that is seen, of its buttons and its forms (administration §7). */
export function takeCensus(facts: VisitFacts, visitorCookie: string): void {
  const post = posterFor(visitorCookie);
  countHit(facts, post);
  watchButtons(facts.pageId, post);
  watchForms(post);
  watchPopup(facts.pageId, post);
}

function posterFor(visitorCookie: string): Post {
  return (call, body) => {
    fetch(censusPaths[call], {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(analyticsTimeoutMs),
      body: new URLSearchParams({ ...body, visitorCookie }),
    }).catch(() => undefined);
  };
}

function countHit(facts: VisitFacts, post: Post): void {
  const { pageType, query } = facts;
  const hit = (event: number) => post('hit', { event: String(event), data: JSON.stringify(hitFacts(facts)) });
  if (isViewTracked(pageType)) hit(hitKinds.pageView);
  else if (query !== '') hit(hitKinds.siteSearch);
}

function hitFacts(facts: VisitFacts): object {
  const { websiteId, templateId, locale, collection, itemId, product, query } = facts;
  return {
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    websiteId,
    templateId,
    locale,
    itemId,
    url: location.pathname,
    title: document.title.slice(0, 500),
    referrer: document.referrer.slice(0, 500),
    collectionId: collection.id,
    recordType: product ? storeItem : 0,
    query: query.slice(0, 200),
  };
}

function watchButtons(pageId: string, post: Post): void {
  const buttons = [...document.querySelectorAll<HTMLAnchorElement>(linkButton)];
  for (const button of buttons.slice(0, maxSeen))
    onceSeen(button, () => post('button-render', buttonFacts(pageId, button)));
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLAnchorElement>(linkButton);
    if (button) post('button-click', buttonFacts(pageId, button));
  });
}

function buttonFacts(pageId: string, button: HTMLAnchorElement): Record<string, string> {
  return {
    ...pageFacts(pageId),
    buttonText: (button.textContent ?? '').trim().slice(0, 500),
    buttonUrl: (button.getAttribute('href') ?? '').slice(0, 500),
  };
}

function watchForms(post: Post): void {
  const forms = [...document.querySelectorAll<HTMLElement>('form[data-island="form"]')];
  for (const form of forms.slice(0, maxSeen))
    onceSeen(form, () => post('form-render', { formId: formIdOf(form) }));
}

const formProps = object<{ formId: string }>({ formId: text });

function formIdOf(form: HTMLElement): string {
  return decodeJson(formProps, form.dataset['props']).formId;
}

const popupDetail = object<{ event: string; version: number }>({ event: text, version: number });

function watchPopup(pageId: string, post: Post): void {
  addEventListener(popupEvents, (popupEvent) => {
    const { event, version } = popupDetail((popupEvent as CustomEvent<unknown>).detail);
    post('overlay', { ...pageFacts(pageId), event, version: String(version) });
  });
}

function pageFacts(pageId: string) {
  return { pageId, url: location.pathname, title: document.title.slice(0, 500) };
}

function onceSeen(element: Element, run: () => void): void {
  new IntersectionObserver((entries, seen) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    run();
  }).observe(element);
}
