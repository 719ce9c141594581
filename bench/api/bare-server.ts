import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

/** The number of pipelined connections at which this peer was quickest on two cores, of 2 to 10. */
const LANES = 4;

/** Connections that send statements without waiting for the ones before; each statement goes to the one with the fewest under way. */
function createLanes(config: pg.ClientConfig) {
  const lanes = Array.from({ length: LANES }, () => ({ client: new pg.Client({ ...config, pipeline: true }), underWay: 0 }));
  const connected = Promise.all(lanes.map(({ client }) => client.connect()));
  return {
    async query(statement: pg.QueryConfig | string) {
      await connected;
      const lane = lanes.reduce((best, one) => (one.underWay < best.underWay ? one : best));
      lane.underWay++;
      try {
        return await lane.client.query<Record<string, unknown>>(statement);
      } finally {
        lane.underWay--;
      }
    },
  };
}

/**
 * The peer: node:http and pg's named statements, from a pool or pipelined. It has no session, tenant wall, validation or contract: it is
 * the least code that returns the same rows of the same tables.
 */
const connection = { connectionString: process.env['DATABASE_URL'] };
const pool = process.env['PIPELINED'] === '1' ? createLanes(connection) : new pg.Pool({ ...connection, max: 10 });
const accountId = Number(process.env['ACCOUNT_ID']);

const LIST = `select id, title, media_type, campaign_type, content_type, state, reason, publish_period_start, publish_period_end, budget, goal_total_reach,
    price - discount as price, total, publishers, reach, views, clicks, cost, created,
    count(*) over () as all_count, sum(price - discount) over () as all_price, sum(cost) over () as all_cost, sum(reach) over () as all_reach
  from campaign where account_id = $1 and is_deleted = false and state = any($2::text[]) order by price - discount desc, id desc limit 10`;
const ONE = `select c.*,
    coalesce((select json_agg(p order by p.id) from placement p where p.account_id = $1 and p.campaign_id = $2), '[]') as placements,
    coalesce((select json_agg(e order by e.at desc, e.id desc) from campaign_event e where e.account_id = $1 and e.campaign_id = $2), '[]') as events
  from campaign c where c.account_id = $1 and c.id = $2`;
const CREATE = `insert into draft (account_id, draft_step, data, idempotency_key, updated_at, created) values ($1, $2, $3, $4, $5, $5) returning *`;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { url = '', method } = request;
  if (url === '/ready') return (await pool.query('select 1')).rows;
  if (method === 'POST') {
    const { data, draft_step } = JSON.parse(await readBody(request)) as { data: unknown; draft_step: string };
    const { rows } = await pool.query({
      name: 'create',
      text: CREATE,
      values: [accountId, draft_step, JSON.stringify(data), request.headers['idempotency-key'], new Date()],
    });
    return rows[0];
  }
  if (url.startsWith('/list'))
    return { results: (await pool.query({ name: 'list', text: LIST, values: [accountId, ['PUBLISHING', 'SCHEDULED']] })).rows };
  return (await pool.query({ name: 'one', text: ONE, values: [accountId, Number(url.split('/')[2])] })).rows[0];
}

createServer((request, response) => {
  answer(request).then(
    (value) => {
      const body = JSON.stringify(value);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
