import pg from 'pg';

const int8 = 20;
const date = 1082;

/** Money and ids are int8; the driver's default is text, and PGlite sometimes returns a bigint. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`int8 beyond 2^53: ${text}`);
  return value;
}

/** Drizzle uses the driver's global table of parsers, so they cannot be set for one pool only. */
export function setTypeParsers(): void {
  pg.types.setTypeParser(int8, parseSafeInteger);
  pg.types.setTypeParser(date, (text) => text);
}
