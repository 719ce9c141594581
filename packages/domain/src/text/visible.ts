/** Marks without a shape, fillers, variation selectors, tags, and letters that are drawn as nothing. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Controls that no reader sees; line breaks and tabs are space. */
const CONTROLS = /(?!\s)\p{Cc}/gu;

/** What a reader sees of a text: without marks that are drawn as nothing, and without space around it. */
export function visiblePart(text: string): string {
  return text.replace(UNSEEN, '').replace(CONTROLS, '').trim();
}
