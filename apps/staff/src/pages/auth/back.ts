import { paths } from '#app/paths.ts';

export interface Way {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Where to go after sign-in: an address of the console, and never the sign-in itself. */
export function readBack(back: string | undefined): Way {
  const home = { to: paths.customers, search: {} };
  if (back === undefined || !/^\/(?![/\\])/.test(back) || back.startsWith(paths.login)) return home;
  if ([...back].some((letter) => letter < ' ' || letter === '\\')) return home;
  const [to = paths.customers, query = ''] = back.split('?', 2);
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
