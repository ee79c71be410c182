import { censusPaths, type VisitFacts } from '@veranda/contracts/visit-facts';
import { popupEvents } from '@veranda/contracts/popup-events';
import { decodeJson, number, object, text } from '@veranda/domain/decoders';
import {
  analyticsTimeoutMs,
  heartbeats,
  type HitKind,
  hitKinds,
  hitRecordType,
} from '@veranda/domain/analytics/census';
import { isViewTracked } from '@veranda/domain/pages/page-types';

/** Maximum number of a page's buttons and forms that are reported as seen. */
const maxSeen = 20;
const linkButton = '.v-button a[href]';

type Post = (call: keyof typeof censusPaths, body: Readonly<Record<string, string>>) => void;

/** Tells of a page that is seen, of its buttons, its forms and what is played (administration §7). */
export function takeCensus(facts: VisitFacts, visitorCookie: string): void {
  const post = posterFor(visitorCookie);
  const hit = hitOf(facts, post);
  if (isViewTracked(facts.pageType)) hit('pageView');
  else if (facts.query !== '') hit('siteSearch');
  if (isViewTracked(facts.pageType)) beat(() => hit('heartbeat'));
  watchPlayers(hit);
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

type Hit = (kind: HitKind, more?: object) => void;

function hitOf(facts: VisitFacts, post: Post): Hit {
  return (kind, more = {}) =>
    post('hit', {
      event: String(hitKinds[kind]),
      data: JSON.stringify({
        ...hitFacts(facts),
        recordType: hitRecordType(kind, facts.recordType),
        ...more,
      }),
    });
}

/** Tells while the page is being looked at, so that the time on it is known. */
function beat(tell: () => void): void {
  let left: number = heartbeats.most;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    tell();
    left -= 1;
    if (left === 0) clearInterval(timer);
  }, heartbeats.everyMs);
}

/** Tells of audio and video the first time that it is played; backgrounds play by themselves. */
function watchPlayers(hit: Hit): void {
  const reported = new WeakSet<EventTarget>();
  const tellOf = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || target.ariaHidden === 'true' || reported.has(target)) return;
    reported.add(target);
    const media = target.currentSrc.slice(0, 500);
    hit(target instanceof HTMLVideoElement ? 'video' : 'audio', { media });
  };
  // These events do not rise, but are seen on their way down.
  document.addEventListener('play', tellOf, { capture: true });
}

/** The source of a campaign in the page's address. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

function campaignFacts(): object {
  const asked = new URLSearchParams(location.search);
  return Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value.slice(0, 100)]] : [];
    }),
  );
}

function hitFacts(facts: VisitFacts): object {
  const { websiteId, templateId, locale, collection, itemId, query } = facts;
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
    query: query.slice(0, 200),
    // Of a search page; 0 on any other.
    found: document.querySelectorAll('.v-found li').length,
    ...campaignFacts(),
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
  for (const form of forms.slice(0, maxSeen)) {
    const tell = (call: 'form-render' | 'form-begin') => post(call, { formId: formIdOf(form) });
    onceSeen(form, () => tell('form-render'));
    form.addEventListener('input', () => tell('form-begin'), { once: true });
  }
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
