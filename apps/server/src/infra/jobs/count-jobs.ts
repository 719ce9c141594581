import type pg from 'pg';

/** How many jobs of a kind wait for their first try, have failed and wait for the next, or are dead. */
export type JobCounts = { readonly kind: string; readonly waiting: number; readonly failing: number; readonly dead: number };

/** The jobs of all servers, by kind. */
export async function countJobs(pool: Pick<pg.Pool, 'query'>): Promise<JobCounts[]> {
  const { rows } = await pool.query<JobCounts>({
    name: 'job_count',
    text: `select kind, count(*) filter (where last_error is null)::int as waiting,
                  count(*) filter (where last_error is not null and dead_at is null)::int as failing,
                  count(*) filter (where dead_at is not null)::int as dead
             from job group by kind order by kind`,
  });
  return rows;
}
