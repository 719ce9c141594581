import { isLoginPath } from '@jarchi/domain/entry/entry.ts';
import { isOwnPath } from '@jarchi/domain/text/own-path.ts';
import { paths } from '#paths.ts';

/** The path to open after sign-in: only of this origin, and never the sign-in itself. */
export function safeBack(back: string | undefined): string {
  if (back === undefined || !isOwnPath(back)) return paths.home;
  return isLoginPath(back) ? paths.home : back;
}
