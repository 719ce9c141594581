import { PDF_FONT } from '../pdf-fonts.ts';

/** The light tokens of the panel that documents use. */
export const COLORS = {
  text: '#1a1623',
  quiet: '#534c62',
  faint: '#6c657b',
  line: '#e8e5ef',
  sunken: '#f9f8fc',
  action: '#5f2eea',
  soft: '#f1edfe',
  paper: '#ffffff',
} as const;

/** In points. */
export const SIZES = { small: 8, body: 9.5, lead: 12, head: 15, title: 30, gutter: 40, foot: 34 } as const;

/**
 * The renderer passes the direction on to no text: without it on each one, a line with Latin letters comes out in the order of English.
 */
export const RTL = { direction: 'rtl', textAlign: 'right', fontFamily: PDF_FONT } as const;
