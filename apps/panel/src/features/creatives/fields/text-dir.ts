/** A typed text has the direction of its first letter; an empty field has that of the page, for its placeholder. */
export const textDir = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto');
