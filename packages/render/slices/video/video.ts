import { video } from '@veranda/domain/slices/video/video';
import { videoView } from '../../blocks/video/video.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const videoSlice = asBlock(video, template, videoView);
