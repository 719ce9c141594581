import pg from 'pg';

/** Fills an empty store with publishers of Instagram stories. A larger market begins with the same publishers as a smaller one. */
export async function fillMarket(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const draw = (salt: number, values: number) => `((hashint8extended(n, ${salt}) & 2147483647) % ${values})`;
  const run = (text: string) => client.query(text, [size]);
  const numbers = `from generate_series(1000::bigint, 999 + $1::int) n`;
  await client.query(`insert into category select n, 'category ' || n from generate_series(1, 24) n on conflict do nothing`);
  await run(
    `insert into publisher (id, media_type, username, title, search_text, page_type, followers, score, is_reliable, is_recommended, will_provide_insight)
     select n, 'INSTAGRAM', 'bench.' || n, 'bench ' || n, 'bench ' || n, (array['personal', 'topic', 'news', 'business'])[1 + ${draw(1, 4)}],
       10000 + (power(${draw(2, 1000)} / 1000.0, 4) * 5000000)::int, ${draw(3, 11)}, ${draw(4, 3)} = 0, ${draw(5, 5)} = 0, ${draw(6, 2)} = 0 ${numbers}`,
  );
  await run(
    `insert into publisher_category (publisher_id, category_id)
     select distinct n, 1 + draw ${numbers}, lateral unnest(array[${draw(7, 24)}, ${draw(8, 24)}]) draw`,
  );
  await run(
    `insert into media_plan (publisher_id, media_type, content_type, price, publisher_price, availability_hours, reach, reach_low, reach_high)
     select n, 'INSTAGRAM', 'STORY', price, price, hours, reach, reach, reach ${numbers}, lateral (
       select (array[12, 24, 24, 24, 48])[1 + ${draw(9, 5)}] as hours, 100 + (power(${draw(10, 10_000)} / 10000.0, 3) * 900000)::int as reach) plan,
     lateral (select 20000 + (reach * (60 + ${draw(11, 80)}))::bigint as price) priced`,
  );
  for (const table of ['publisher', 'publisher_category', 'media_plan']) await client.query(`vacuum analyze ${table}`);
  await client.end();
}

export interface MarketPlan {
  readonly id: number;
  readonly publisher_id: number;
  readonly categories: number[];
  readonly price: number;
  readonly reach: number;
}

/** The plans of fillMarket, in the shape that the package optimiser takes. */
export async function readMarket(databaseUrl: string): Promise<MarketPlan[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<keyof MarketPlan, string> & { readonly ids: string[] }>(
    `select plan.id, plan.publisher_id, plan.price, plan.reach,
       array(select category_id from publisher_category c where c.publisher_id = plan.publisher_id) as ids
     from media_plan plan where content_type = 'STORY' order by plan.id`,
  );
  await client.end();
  return rows.map(({ id, publisher_id, price, reach, ids }) => ({
    id: Number(id),
    publisher_id: Number(publisher_id),
    categories: ids.map(Number),
    price: Number(price),
    reach: Number(reach),
  }));
}
