/** Marks without a shape, and letters that are drawn as nothing. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** What a reader sees of a text: without marks that are drawn as nothing, and without space around it. */
export function visiblePart(text: string): string {
  return text.replace(UNSEEN, '').trim();
}
