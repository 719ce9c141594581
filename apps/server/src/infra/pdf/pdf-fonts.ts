import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

export const PDF_FONT = 'Vazirmatn';

/** The build copies the folder next to the server's programs. */
const pathOf = (weight: number) => fileURLToPath(new URL(`./fonts/vazirmatn-${weight}.ttf`, import.meta.url));

/**
 * Names the fonts of the next document anew; their files are read as it needs them. A font keeps each glyph with the letters for which it was
 * first asked, and the end of a document asks for the parts of letters without any («ع» of «غ»): in the next document their words would be
 * cut there.
 */
export function registerFonts(): void {
  Reflect.deleteProperty(Font.getRegisteredFonts(), PDF_FONT);
  Font.register({ family: PDF_FONT, fonts: [400, 700].map((weight) => ({ src: pathOf(weight), fontWeight: weight })) });
  // Words are never broken: a hyphen inside a Persian word or a handle would change it.
  Font.registerHyphenationCallback((word) => [word]);
}
