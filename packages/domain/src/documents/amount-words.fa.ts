import { numberInWords } from '#numbers/numbers.ts';

/** Rial for a toman. */
export const RIAL_PER_TOMAN = 10;

/** On papers of money a hundred is «یکصد», which is harder to alter. */
function inPaperWords(value: number): string {
  return numberInWords(value)
    .split(' ')
    .map((word) => (word === 'صد' ? 'یکصد' : word))
    .join(' ');
}

/** «یک میلیون و یکصد هزار تومان» */
export function tomanInWords(toman: number): string {
  return `${inPaperWords(toman)} تومان`;
}

/** The same amount in rial: «یازده میلیون ریال». */
export function rialInWords(toman: number): string {
  return `${inPaperWords(toman * RIAL_PER_TOMAN)} ریال`;
}
