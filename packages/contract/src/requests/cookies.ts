/** Gives the next access token; scripts cannot read it. */
export const REFRESH_COOKIE = 'jarchi_refresh';
/** The page reads it and sends it back as a header. */
export const CSRF_COOKIE = 'jarchi_csrf';
export const CSRF_HEADER = 'x-csrf-token';
