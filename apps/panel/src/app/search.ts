/** Router-wide: every parameter is a string; keys in REPEATED are always string[]; commas stay readable. */
export type Search = { readonly [key: string]: string | string[] | undefined };

const REPEATED = new Set(['filter']);

export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  const search: Record<string, string | string[]> = {};
  for (const key of new Set(params.keys())) search[key] = REPEATED.has(key) ? params.getAll(key) : (params.get(key) ?? '');
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof one === 'number' || typeof one === 'boolean' || (typeof one === 'string' && one !== '')) params.append(key, String(one));
    }
  }
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}

/** Reads named parameters that are one text each; an empty or repeated one counts as missing. */
export function pickTexts<const K extends string>(search: Record<string, unknown>, keys: readonly K[]): { [P in K]?: string } {
  const picked: { [P in K]?: string } = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === 'string' && value !== '') picked[key] = value;
  }
  return picked;
}
