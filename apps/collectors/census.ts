import { censusPaths, type VisitFacts } from '@veranda/contracts/visit-facts';
import { decodeJson, object, text } from '@veranda/contracts/decoders';
import { censusPatience, hitKinds } from '@veranda/domain/analytics/census';
import { isViewTracked } from '@veranda/domain/pages/page-types';

/** Record type of an item of a store; 0 where the kind is not told (storefront §3). */
const storeItem = 11;
/** At most this many buttons and forms of a page are told of as seen. */
const maxSeen = 20;

/** Tells of a page that is seen, of its buttons and its forms (administration §7). */
export function takeCensus(facts: VisitFacts, visitorCookie: string): void {
  const { pageType, query } = facts;
  if (isViewTracked(pageType)) hit(hitKinds.pageView);
  else if (query !== '') hit(hitKinds.siteSearch);
  const buttons = [...document.querySelectorAll<HTMLAnchorElement>('.v-button a[href]')];
  for (const button of buttons.slice(0, maxSeen))
    onceSeen(button, () => post('button-render', buttonFacts(button)));
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLAnchorElement>('.v-button a[href]');
    if (button) post('button-click', buttonFacts(button));
  });
  for (const form of [...document.querySelectorAll<HTMLElement>('form[data-island="form"]')].slice(
    0,
    maxSeen,
  ))
    onceSeen(form, () => post('form-render', { formId: formIdOf(form) }));

  function hit(event: number): void {
    post('hit', { event: String(event), data: JSON.stringify(hitFacts(facts)) });
  }

  function buttonFacts(button: HTMLAnchorElement): Record<string, string> {
    return {
      pageId: facts.pageId,
      url: location.pathname,
      title: document.title.slice(0, 500),
      buttonText: (button.textContent ?? '').trim().slice(0, 500),
      buttonUrl: (button.getAttribute('href') ?? '').slice(0, 500),
    };
  }

  function post(call: keyof typeof censusPaths, body: Readonly<Record<string, string>>): void {
    fetch(censusPaths[call], {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(censusPatience),
      body: new URLSearchParams({ ...body, visitorCookie }),
    }).catch(() => undefined);
  }
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

const formProps = object<{ formId: string }>({ formId: text });

function formIdOf(form: HTMLElement): string {
  return decodeJson(formProps, form.dataset['props']).formId;
}

function onceSeen(element: Element, run: () => void): void {
  new IntersectionObserver((entries, seen) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    run();
  }).observe(element);
}
