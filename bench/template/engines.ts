import { Compiler } from '@squarespace/template-engine';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import type { Scene } from './scenes.ts';

/** A way of rendering a scene; it gives the page. */
export type Run = () => string;

const now = Date.UTC(2026, 10, 21);
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const twoDigits = (value: number): string => String(value).padStart(2, '0');

// Helpers that give the other engines what ours has built in.
const aid = {
  date(at: number): string {
    const day = new Date(at);
    return `${months[day.getUTCMonth()]} ${twoDigits(day.getUTCDate())}, ${day.getUTCFullYear()}`;
  },
  safe: (text: string): string => text.replace(/<[^>]*?>/g, ''),
  truncate: (text: string, length: number): string =>
    text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))}...`,
  url: (text: string): string => encodeURIComponent(text),
  plus: (a: number, b: number): number => a + b,
  none: (quantity: number): boolean => quantity === 0,
};

const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });

/** Ours, compiled before; all limits on. */
export function ours(scene: Scene): Run {
  const partials = new Map(Object.entries(scene.partials));
  const template = engine.compile(scene.template);
  return () => engine.render(template, scene.data, { partials, now }).output;
}

let edition = 0;

/** A scene whose texts nobody has seen before. */
function freshened(scene: Scene): Scene {
  edition += 1;
  const fresh = (source: string): string => `${source}<!-- ${edition} -->`;
  const partials = Object.entries(scene.partials).map(([name, source]) => [name, fresh(source)]);
  return { ...scene, template: fresh(scene.template), partials: Object.fromEntries(partials) };
}

/** Ours with a template it has never seen: read, compiled and rendered once. */
export function oursCold(scene: Scene): Run {
  return () => {
    const { template, partials, data } = freshened(scene);
    return engine.render(template, data, { partials: new Map(Object.entries(partials)), now }).output;
  };
}

const reference = new Compiler();

/** The public reference engine with everything parsed before. */
export function referenceParsed(scene: Scene): Run {
  const { code } = reference.parse(scene.template);
  const partials = Object.fromEntries(
    Object.entries(scene.partials).map(([name, source]) => [name, reference.parse(source).code]),
  );
  return () =>
    reference.execute({ code, json: scene.data as never, partials: partials as never, now }).ctx.render();
}

/** The same, given source text. */
export function referenceSource(scene: Scene): Run {
  return () =>
    reference
      .execute({ code: scene.template, json: scene.data as never, partials: scene.partials as never, now })
      .ctx.render();
}

/** The same with texts that it has never seen. */
export function referenceCold(scene: Scene): Run {
  return () => referenceSource(freshened(scene))();
}

export function handlebars(scene: Scene): Run | null {
  if (!scene.others) return null;
  const instance = Handlebars.create();
  for (const [name, help] of Object.entries(aid)) instance.registerHelper(name, help as never);
  for (const [name, source] of Object.entries(scene.others.handlebars.partials))
    instance.registerPartial(name, source);
  const template = instance.compile(scene.others.handlebars.template);
  return () => template(scene.data);
}

export function eta(scene: Scene): Run | null {
  if (!scene.others) return null;
  const instance = new Eta({ autoTrim: false });
  for (const [name, source] of Object.entries(scene.others.eta.partials))
    instance.loadTemplate(`@${name}`, source);
  instance.loadTemplate('@page', scene.others.eta.template);
  const data = { ...scene.data, ...aid };
  return () => instance.render('@page', data);
}

export function liquid(scene: Scene): Run | null {
  if (!scene.others) return null;
  const instance = new Liquid({ templates: { ...scene.others.liquid.partials }, cache: true });
  instance.registerFilter('day', aid.date);
  instance.registerFilter('strip', aid.safe);
  instance.registerFilter('cut', aid.truncate);
  instance.registerFilter('url', aid.url);
  const template = instance.parse(scene.others.liquid.template);
  return () => String(instance.renderSync(template, scene.data));
}
