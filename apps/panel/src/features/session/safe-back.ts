import { paths } from '#app/paths.ts';

export function isSignInPath(path: string): boolean {
  return /^\/auth(\/|$)/.test(path);
}

/** The path to go to after sign-in: of this origin only, never another host, never the sign-in itself. */
export function safeBack(back: string | undefined): string {
  if (back === undefined || !/^\/(?![/\\])/.test(back) || [...back].some((letter) => letter < ' ' || letter === '\\')) return paths.home;
  return isSignInPath(back) ? paths.home : back;
}
