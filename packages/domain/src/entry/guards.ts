import { refuse, succeed, type Result } from '#result.ts';
import { isStaffView, type Viewer } from '#session/viewer.ts';

export const GUARD_NAMES = ['auth', 'features', 'hijack', 'initial-data'] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** The error page of a route with an unknown guard. */
export interface UnknownGuard {
  readonly code: 'unknown_guard';
  readonly status: 500;
  readonly message: 'Unknown middleware';
}

function isGuardName(name: string): name is GuardName {
  return (GUARD_NAMES as readonly string[]).includes(name);
}

/** The guards that a path's routes name, each once, in order. */
export function readGuards(names: readonly string[]): Result<readonly GuardName[], UnknownGuard> {
  const guards = [...new Set(names)];
  return guards.every(isGuardName) ? succeed(guards) : refuse({ code: 'unknown_guard', status: 500, message: 'Unknown middleware' });
}

/** Screens behind the guard `hijack` are for staff view; anyone else goes to the route named index. */
export function decideImpersonationGuard(viewer: Pick<Viewer, 'mode' | 'is_hijacked'>): 'stay' | 'index' {
  return isStaffView(viewer) ? 'stay' : 'index';
}
