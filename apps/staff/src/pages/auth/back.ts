import { isOwnPath } from '@jarchi/domain/text/own-path.ts';
import { paths } from '#paths.ts';

export interface Way {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The page after the sign-in: a URL of the console, never the sign-in page. */
export function readBack(back: string | undefined): Way {
  const home = { to: paths.customers, search: {} };
  if (back === undefined || !isOwnPath(back) || back.startsWith(paths.login)) return home;
  const [to = paths.customers, query = ''] = back.split('?', 2);
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
