import pg from 'pg';

export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

type Lane = { readonly client: pg.Client; readonly ready: Promise<unknown>; inFlight: number };

/** Connections that carry whole transactions of one statement, each sent without waiting for the ones before it. */
export type PipelinedClients = {
  /** Sends opening, statement and commit together and returns the statement's rows. */
  send(opening: string, statement: Statement): Promise<unknown[]>;
  close(): Promise<void>;
};

/**
 * A slow statement holds up those behind it on its connection, so this is for point reads and short lists,
 * and statements are cut off after `statementTimeoutMs`.
 */
export function createPipelinedClients(config: pg.ClientConfig, size: number, statementTimeoutMs = 10_000): PipelinedClients {
  const lanes: (Lane | undefined)[] = Array.from({ length: size }, () => undefined);

  function openLane(index: number): Lane {
    const client = new pg.Client({ ...config, pipeline: true, statement_timeout: statementTimeoutMs });
    const drop = () => {
      if (lanes[index]?.client === client) lanes[index] = undefined;
    };
    client.on('error', drop);
    client.on('end', drop);
    const ready = client.connect();
    ready.catch(drop);
    const lane = { client, ready, inFlight: 0 };
    lanes[index] = lane;
    return lane;
  }

  function pickLane(): Lane {
    let best: Lane | undefined;
    for (let index = 0; index < lanes.length; index++) {
      const lane = lanes[index];
      if (!lane) {
        if (!best || best.inFlight > 0) return openLane(index);
        continue;
      }
      if (!best || lane.inFlight < best.inFlight) best = lane;
    }
    return best ?? openLane(0);
  }

  return {
    async send(opening, statement) {
      const lane = pickLane();
      lane.inFlight++;
      try {
        await lane.ready;
        const begun = lane.client.query(opening);
        const answered = lane.client.query<Record<string, unknown>>(toQuery(statement));
        const committed = lane.client.query('commit');
        const [opened, answer, end] = await Promise.allSettled([begun, answered, committed]);
        if (opened.status === 'rejected') throw opened.reason;
        if (answer.status === 'rejected') throw answer.reason;
        if (end.status === 'rejected') throw end.reason;
        return answer.value.rows;
      } finally {
        lane.inFlight--;
      }
    },
    async close() {
      await Promise.allSettled(lanes.flatMap((lane) => (lane ? [lane.client.end()] : [])));
    },
  };
}

function toQuery(statement: Statement): pg.QueryConfig {
  return { name: statement.name, text: statement.text, values: [...statement.values] };
}
