import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

export const PDF_FONT = 'Vazirmatn';

/** The build copies the folder next to the server's programs. */
const pathOf = (weight: number) => fileURLToPath(new URL(`./fonts/vazirmatn-${weight}.ttf`, import.meta.url));

/** Names the fonts of every document; their files are read when the first document needs them. */
export function registerFonts(): void {
  Font.register({ family: PDF_FONT, fonts: [400, 700].map((weight) => ({ src: pathOf(weight), fontWeight: weight })) });
  // Words are never broken: a hyphen inside a Persian word or a handle would change it.
  Font.registerHyphenationCallback((word) => [word]);
}
