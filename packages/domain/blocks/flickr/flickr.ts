import { serviceKind } from '../service-kind.ts';

/** A picture on Flickr (block 45). */
export const flickr = serviceKind({ id: 45, key: 'flickr', service: 'flickr', height: 480 });
