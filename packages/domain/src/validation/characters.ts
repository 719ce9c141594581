/** The limit of a counter that is given none. */
const COUNTER_LIMIT = 100;

/**
 * Code points, as the networks' forms and our own columns count: a half-space, a diacritic and each part of a joined emoji
 * count one each. What a reader sees as one character can be several.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}

export interface CharacterCount {
  readonly length: number;
  readonly limit: number;
  /** Below zero when the text is over. */
  readonly left: number;
  readonly is_over: boolean;
}

/** What a counter beside a text shows. */
export function measureText(text: string, limit = COUNTER_LIMIT): CharacterCount {
  const length = countCharacters(text);
  return { length, limit, left: limit - length, is_over: length > limit };
}
