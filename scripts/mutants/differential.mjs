// Bugs in how the server keeps a campaign's life; each must part it from the life of its twin in memory.
const room = 'apps/server/src/features/campaigns';
const tests = [`${room}/testing/differential/differential.test.ts`];
const at = (path, name, find, replace) => ({ name, file: `${room}/${path}.ts`, find, replace, tests });

export const mutants = [
  at('life/life.repository', 'when a list was ready is not written down', '    list_ready_at: date(life.list_ready_at),\n', ''),
  at(
    'life/life.repository',
    'since when a content is owed is not written down',
    'owed_since: iso(item.owed_since)',
    'owed_since: iso(null)',
  ),
  at('outside/look', 'a look acts on the campaign as it was before', 'advance(standing.life, seen', 'advance(snapshot.life, seen'),
  at('outside/look', 'two looks write at once', 'readStanding(tx, account_id, id, { isLocked: true })', 'readStanding(tx, account_id, id)'),
  at('outside/ask-outside', 'figures vouch for a post that nobody could look for', 'isLive ? from : now', 'now'),
];
