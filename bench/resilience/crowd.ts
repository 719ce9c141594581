import autocannon from 'autocannon';

/** One account sends requests as fast as it can over many connections. A process of its own takes no time from the one that measures. */
const { URL: url = '', TOKEN: token = '', BODY: body = '', CONNECTIONS: connections = '20', SECONDS: seconds = '5' } = process.env;

const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  requests: [{ method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body }],
});
process.stdout.write(JSON.stringify({ answered: result['2xx'], refused: result['4xx'], failed: result['5xx'], errors: result.errors }));
