/** Opens the next session; no script reads it. */
export const REFRESH_COOKIE = 'jarchi_refresh';
/** Read by the page and sent back as the header. */
export const CSRF_COOKIE = 'jarchi_csrf';
export const CSRF_HEADER = 'x-csrf-token';
