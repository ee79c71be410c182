import accordionCss from './accordion/block.css?raw';
import audioCss from './audio/block.css?raw';
import archiveCss from './archive/block.css?raw';
import calendarCss from './calendar/block.css?raw';
import chartCss from './chart/block.css?raw';
import codeCss from './code/block.css?raw';
import componentCss from './component/block.css?raw';
import embedCss from './embed/block.css?raw';
import galleryCss from './gallery/block.css?raw';
import imageCss from './image/block.css?raw';
import linkCss from './link/block.css?raw';
import logoCss from './logo/block.css?raw';
import mapCss from './map/block.css?raw';
import markdownCss from './markdown/block.css?raw';
import marqueeCss from './marquee/block.css?raw';
import memberAreaCss from './member-area/block.css?raw';
import menuCss from './menu/block.css?raw';
import navigationCss from './navigation/block.css?raw';
import socialLinksCss from './social-links/block.css?raw';
import summaryCss from './summary/block.css?raw';
import tagCloudCss from './tag-cloud/block.css?raw';
import tourDatesCss from './tour-dates/block.css?raw';
import videoCss from './video/block.css?raw';

/**
 * Sheets of the kinds that have rules of their own. Apart from their views, which browsers get without them: a
 * canvas has the sheet of the site.
 */
export const blockSheets: readonly string[] = [
  galleryCss,
  videoCss,
  audioCss,
  imageCss,
  accordionCss,
  componentCss,
  marqueeCss,
  summaryCss,
  menuCss,
  memberAreaCss,
  tourDatesCss,
  calendarCss,
  archiveCss,
  tagCloudCss,
  navigationCss,
  logoCss,
  linkCss,
  socialLinksCss,
  codeCss,
  embedCss,
  // After what its button is an embed by.
  mapCss,
  markdownCss,
  chartCss,
];
