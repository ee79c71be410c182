import designSheet from './system/design.less?raw';

/** Sheets that every theme may name in its `template.conf`, by their path: the choices that themes of the house offer. */
export const sharedSheets: ReadonlyMap<string, string> = new Map([['styles/design.less', designSheet]]);
