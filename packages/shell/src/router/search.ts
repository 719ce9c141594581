/** The parameters of a URL: each is one text; those in an app's `repeated` are lists of texts. */
export type Search = { readonly [key: string]: string | string[] | undefined };

/** How our routers read and write URLs; the default would turn a phone number into a number. Commas and slashes stay readable. */
export function createSearch(repeated: readonly string[] = []) {
  return {
    parseSearch(text: string): Record<string, string | string[]> {
      const params = new URLSearchParams(text);
      const search: Record<string, string | string[]> = {};
      for (const key of new Set(params.keys())) search[key] = repeated.includes(key) ? params.getAll(key) : (params.get(key) ?? '');
      return search;
    },
    /** Leaves out what is empty. */
    stringifySearch(search: Record<string, unknown>): string {
      const params = new URLSearchParams();
      for (const [key, value] of Object.entries(search)) {
        for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
          if (typeof one === 'number' || typeof one === 'boolean' || (typeof one === 'string' && one !== ''))
            params.append(key, String(one));
        }
      }
      const text = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
      return text === '' ? '' : `?${text}`;
    },
  };
}

/** For routes that read their parameters themselves. */
export const keepSearch = (search: Record<string, unknown>): Search => search as Search;

/** The page of a list that a parameter names, from 1; undefined for anything else. */
export const findPage = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Reads named parameters that are one text each; an empty or repeated one counts as missing. */
export function pickTexts<const K extends string>(search: Record<string, unknown>, keys: readonly K[]): { [P in K]?: string } {
  const picked: { [P in K]?: string } = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === 'string' && value !== '') picked[key] = value;
  }
  return picked;
}
