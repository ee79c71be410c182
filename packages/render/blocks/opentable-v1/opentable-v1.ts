import { opentableV1 } from '@veranda/domain/blocks/opentable-v1/opentable-v1';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const opentableV1View = serviceView(opentableV1, { template });
