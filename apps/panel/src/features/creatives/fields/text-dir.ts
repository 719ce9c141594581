/** The direction of a typed text by its first letter; an empty field keeps its placeholder where the page reads. */
export const textDir = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto');
