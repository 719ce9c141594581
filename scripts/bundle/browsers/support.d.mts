/** The oldest browsers in which our pages work, `{ chrome: '109', … }`. */
export const browsers: Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios', string>>;

/** What our oldest version of one of `names` has nothing of, as `[owner, member]`; a member of a prototype begins with a dot. */
export function listAbsent(names: readonly (keyof typeof browsers)[]): [owner: string, member: string][];
