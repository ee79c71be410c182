import type { SliceName } from '@veranda/domain/slices/slice-kind';
import { condenseTemplate } from '../condense-template.ts';
import { actionSlice } from './action/action.ts';
import { albumSlice } from './album/album.ts';
import { bodySlice } from './body/body.ts';
import { buttonsSlice } from './buttons/buttons.ts';
import { customFormSlice } from './custom-form/custom-form.ts';
import { formSlice } from './form/form.ts';
import { gallerySlice } from './gallery/gallery.ts';
import { headingSlice } from './heading/heading.ts';
import { imageSlice } from './image/image.ts';
import { lockSlice } from './lock/lock.ts';
import { logoSlice } from './logo/logo.ts';
import { mapSlice } from './map/map.ts';
import { navigationSlice } from './navigation/navigation.ts';
import { newsletterSlice } from './newsletter/newsletter.ts';
import { passwordSlice } from './password/password.ts';
import { popupOverlayActionSlice } from './popup-overlay-action/popup-overlay-action.ts';
import type { SliceView } from './slice-view.ts';
import { socialIconsSlice } from './social-icons/social-icons.ts';
import { ssoOptionsSlice } from './sso-options/sso-options.ts';
import { subHeadingSlice } from './sub-heading/sub-heading.ts';
import { tempLockInjectSlice } from './temp-lock-inject/temp-lock-inject.ts';
import { twitterSlice } from './twitter/twitter.ts';
import { videoSlice } from './video/video.ts';

const views: readonly SliceView[] = [
  headingSlice,
  subHeadingSlice,
  bodySlice,
  imageSlice,
  gallerySlice,
  videoSlice,
  socialIconsSlice,
  buttonsSlice,
  navigationSlice,
  customFormSlice,
  newsletterSlice,
  albumSlice,
  mapSlice,
  logoSlice,
  actionSlice,
  formSlice,
  lockSlice,
  passwordSlice,
  twitterSlice,
  popupOverlayActionSlice,
  tempLockInjectSlice,
  ssoOptionsSlice,
];

/** Views of the kinds of slices by name (administration §3, slices). */
export const sliceViews: ReadonlyMap<SliceName, SliceView> = new Map(
  views.map((view) => [view.kind.key, { ...view, template: condenseTemplate(view.template) }]),
);
