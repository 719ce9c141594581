/** The one parameter that may be repeated. */
const REPEATED = 'filter';

/** How our routers read URLs; the default would turn a phone number into a number. Filters are a list, every other parameter is one text. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  const search: Record<string, string | string[]> = {};
  for (const key of new Set(params.keys())) search[key] = key === REPEATED ? params.getAll(key) : (params.get(key) ?? '');
  return search;
}

/** How our routers write URLs: commas and slashes stay readable, and what is empty is left out. */
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
