// Bugs in how the server keeps a campaign's life; each must part it from the life of its twin in memory, or fail the test beside it.
const room = 'apps/server/src/features/campaigns';
const twins = { tests: [`${room}/testing/differential/differential.test.ts`] };
const lives = (only) => ({ tests: [`${room}/life/whole-life.test.ts`], only });
const at = (path, name, find, replace) => ({ name, file: `${room}/${path}.ts`, find, replace });

export const mutants = [
  {
    ...at('life/life.repository', 'when a list was ready is not written down', '    list_ready_at: date(life.list_ready_at),\n', ''),
    ...twins,
  },
  {
    ...at(
      'life/life.repository',
      'since when a content is owed is not written down',
      'owed_since: iso(item.owed_since)',
      'owed_since: iso(null)',
    ),
    ...twins,
  },
  {
    ...at('outside/look', 'a look acts on the campaign as it was before', 'advance(standing.life, seen', 'advance(snapshot.life, seen'),
    ...twins,
  },
  {
    ...at('outside/look', 'each failure leaves one more job', 'seen.failures.length > 0 ? undefined : next', 'next'),
    ...lives('down for two days'),
  },
  {
    ...at('outside/ask-outside', 'figures vouch for a post that nobody could look for', 'isLive ? from : now', 'now'),
    ...lives('figures do not say that a post still stands'),
  },
];
