/**
 * The version of the terms that people accept by signing up; it grows by one with each change of their meaning. The text is in the panel,
 * pages/auth/terms.fa.ts.
 */
export const TERMS_VERSION = 1;
