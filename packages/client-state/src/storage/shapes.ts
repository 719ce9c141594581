/**
 * Reads a value of unknown origin; undefined: it does not have the shape. The shapes of a draft (domain/drafts/fields) know lengths and
 * kinds besides, for the server: they are too large for every page.
 */
export type Shape<T> = (value: unknown) => T | undefined;

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const whole: Shape<number> = (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined);

export const nullable =
  <T>(of: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : of(value);

/** Broken items are left out. */
export const listOf =
  <T>(of: Shape<T>): Shape<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => of(item)).filter((item) => item !== undefined) : undefined;

/** Values by any keys. Broken ones are left out. */
export const valuesOf =
  <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (values) => {
    if (typeof values !== 'object' || values === null) return undefined;
    const read: Record<string, T> = {};
    for (const [key, value] of Object.entries(values)) {
      const known = of(value);
      if (known !== undefined) read[key] = known;
    }
    return read;
  };

/** A value that stands in for a broken one. */
export const orElse =
  <T>(of: Shape<T>, fallback: T): Shape<T> =>
  (value) =>
    of(value) ?? fallback;

/** One broken part makes the whole broken; unknown ones are left out. */
export const record =
  <T extends object>(shapes: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const parts = Object.entries<Shape<unknown>>(shapes).map(([name, shape]) => [name, shape(Reflect.get(value, name))] as const);
    // Each part is what the shape of its name read.
    return parts.some(([, part]) => part === undefined) ? undefined : (Object.fromEntries(parts) as T);
  };
