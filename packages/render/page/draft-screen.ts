import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import { createSession, type RenderInput } from '../context/session.ts';
import { targetOfDocument } from '../context/target.ts';
import { ownSlide } from '../slices/own-slide.ts';
import { renderSlide } from '../slices/render-slide.ts';
import { renderLock } from './lock-view.ts';
import { type PageOutput, renderPage, renderSystem } from './render-page.ts';
import { renderSso } from './sso-view.ts';

/** A draft that is drawn. */
interface DraftInput extends RenderInput {
  readonly snapshot: ShownSite;
}

/** A screen of a draft, to be looked at: nothing is sent from it. Null where the site has none. */
export function renderScreen(input: DraftInput, screen: SlideType): PageOutput | null {
  const { title } = input.snapshot.website;
  switch (screen) {
    case 'lock-screen':
      return renderLock(input, { crumb: '', returnTo: '/', isWrong: false, takesPassword: true });
    case 'sso-screen':
      return renderSso(input, { providerName: title, returnTo: '', problem: '' });
    case 'cover-page':
      return renderCover(input);
    case 'popup-overlay':
      return renderPopup(input);
  }
}

function renderCover(input: DraftInput): PageOutput | null {
  const { snapshot } = input;
  const page = snapshot.collections.find(({ type }) => type === collectionTypes['splash-page']);
  const target = page ? targetOfDocument(snapshot, { kind: 'page', id: page.id }, undefined) : null;
  return target && renderPage(input, target);
}

// Above an empty page.
function renderPopup(input: DraftInput): PageOutput | null {
  const slide = ownSlide(input.snapshot, 'popup-overlay');
  if (!slide) return null;
  const output = renderSystem(input, {
    word: 'not-found',
    title: '',
    template: '',
    context: {},
    isBare: true,
  });
  const { title } = input.snapshot.website;
  const html = renderSlide(createSession(input), slide, { title });
  return { ...output, html: output.html.replace('</main>', () => `</main>${html}`) };
}
