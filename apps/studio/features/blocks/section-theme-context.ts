import type { SectionTheme } from '@veranda/domain/pages/document';
import { createContext } from 'react';

/** Section theme in which what is edited stands: its colours are offered, and its background is what one reads on. */
export const SectionThemeContext = createContext<SectionTheme>('lightest');
