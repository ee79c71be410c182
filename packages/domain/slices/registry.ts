import { action } from './action/action.ts';
import { album } from './album/album.ts';
import { body } from './body/body.ts';
import { buttons } from './buttons/buttons.ts';
import { customForm } from './custom-form/custom-form.ts';
import { form } from './form/form.ts';
import { gallery } from './gallery/gallery.ts';
import { heading } from './heading/heading.ts';
import { image } from './image/image.ts';
import { lock } from './lock/lock.ts';
import { logo } from './logo/logo.ts';
import { map } from './map/map.ts';
import { navigation } from './navigation/navigation.ts';
import { newsletter } from './newsletter/newsletter.ts';
import { password } from './password/password.ts';
import { popupOverlayAction } from './popup-overlay-action/popup-overlay-action.ts';
import type { SliceKind } from './slice-kind.ts';
import { socialIcons } from './social-icons/social-icons.ts';
import { ssoOptions } from './sso-options/sso-options.ts';
import { subHeading } from './sub-heading/sub-heading.ts';
import { tempLockInject } from './temp-lock-inject/temp-lock-inject.ts';
import { twitter } from './twitter/twitter.ts';
import { video } from './video/video.ts';

/** Kinds of slices by their numbers, then those that have a name alone (administration §3). */
export const sliceKinds: readonly SliceKind[] = [
  heading,
  subHeading,
  body,
  image,
  gallery,
  video,
  socialIcons,
  buttons,
  navigation,
  customForm,
  newsletter,
  album,
  map,
  logo,
  action,
  form,
  lock,
  password,
  twitter,
  popupOverlayAction,
  tempLockInject,
  ssoOptions,
];

const byName = new Map<string, SliceKind>(sliceKinds.map((kind) => [kind.key, kind]));

/** The kind of a slice by its name; null for a name of none. */
export function sliceKind(name: string): SliceKind | null {
  return byName.get(name) ?? null;
}
