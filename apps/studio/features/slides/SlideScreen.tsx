import type { SiteSlideType } from '@veranda/domain/pages/slides/slide';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { SlideOpening } from './SlideOpening.tsx';
import { screenNames, screenNotes } from './messages.ts';

/** The pop-up, the lock screen or the sign-in screen of a site. */
export function SlideScreen() {
  const { id } = useSite();
  const { screen = '' } = useParams();
  if (!isScreen(screen)) return <NotFoundScreen />;
  return (
    <SlideOpening key={screen} type={screen} id={id} title={screenNames[screen]} note={screenNotes[screen]} />
  );
}

function isScreen(word: string): word is SiteSlideType {
  return Object.hasOwn(screenNames, word);
}
