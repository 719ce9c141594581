/** Every parameter is one text; the router's own reading would make a number of a phone. */
export type Search = { readonly [key: string]: string | undefined };

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') params.set(key, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
