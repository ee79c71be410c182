import { calendar } from '@veranda/domain/blocks/calendar/calendar';
import type { BlockView } from '../block-view.ts';
import { lateDrawing } from '../late-drawing.ts';
import template from './block.html?raw';

export const calendarView: BlockView = {
  kind: calendar,
  template,
  context: (session, block) => lateDrawing()?.calendarMonths(session, block) ?? null,
};
