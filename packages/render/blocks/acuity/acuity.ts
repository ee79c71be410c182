import { acuity } from '@veranda/domain/blocks/acuity/acuity';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const acuityView = serviceView(acuity, { template });
