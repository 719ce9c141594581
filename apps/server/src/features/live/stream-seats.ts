import type { AccountCaller } from '#infra/http/caller.ts';

export interface StreamLimits {
  readonly all: number;
  /** Of one account, and of one person in it: one person leaves seats to the others. */
  readonly account: number;
  readonly person: number;
}

type Reader = Pick<AccountCaller, 'account_id' | 'user_id' | 'impersonated_by'>;

/** The seats for streams, counted by account and person. */
export function createStreamSeats(limits: StreamLimits) {
  const counts = new Map<string, number>();
  const limitsOf = ({ account_id, user_id, impersonated_by }: Reader): readonly (readonly [string, number])[] => [
    ['all', limits.all],
    [`${account_id}`, limits.account],
    // Staff who act for a person take none of that person's.
    [`${account_id} ${impersonated_by === null ? user_id : `staff ${impersonated_by}`}`, limits.person],
  ];

  function add(reader: Reader, by: 1 | -1): void {
    for (const [key] of limitsOf(reader)) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  }

  return {
    /** Takes a seat until `leave`, which may be called twice; undefined when none is free. */
    take(reader: Reader): (() => void) | undefined {
      if (limitsOf(reader).some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return undefined;
      add(reader, 1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        add(reader, -1);
      };
    },
  };
}
