import type { SQL } from 'drizzle-orm';

/** A member of staff who reads a list of the console, and SQL that tells the slices' statements what is the member's own. */
export interface DeskReader {
  readonly staffId: number;
  readonly places: {
    /** Of a query of accounts: the ids of those in which the member has a place. */
    ownPlacesAmong(staffId: number, accountIds: SQL): SQL;
    /** Of a query of people: the ids of those who are the member. */
    ownLoginsAmong(staffId: number, userIds: SQL): SQL;
  };
}
