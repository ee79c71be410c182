import actionCss from './action/slice.css?raw';
import buttonsCss from './buttons/slice.css?raw';
import headingCss from './heading/slice.css?raw';
import lockCss from './lock/slice.css?raw';
import slideCss from './slide.css?raw';
import subHeadingCss from './sub-heading/slice.css?raw';

/** Sheets of slides and of the kinds of slices that have rules of their own. */
export const sliceSheets: readonly string[] = [
  slideCss,
  headingCss,
  subHeadingCss,
  buttonsCss,
  actionCss,
  lockCss,
];
