const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of what begins with a text, whose signs mean themselves. */
export const likeStart = (text: string): string => `${escapeLike(text)}%`;

/** The LIKE pattern of what holds a text. */
export const likeAnywhere = (text: string): string => `%${escapeLike(text)}%`;
