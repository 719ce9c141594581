// Bugs in how the server stores a campaign's life; each must make it differ from its twin in memory, or fail the test listed with it.
const room = 'apps/server/src/features/campaigns';
const twins = { tests: ['apps/server/src/testing/campaigns/differential/differential.test.ts'] };
const lives = (only) => ({ tests: [`${room}/life/whole-life.test.ts`], only });
const at = (path, name, find, replace) => ({ name, file: `${room}/${path}.ts`, find, replace });

export const mutants = [
  {
    ...at('life/life.repository', 'the time at which a list was ready is not stored', '    list_ready_at: date(life.list_ready_at),\n', ''),
    ...twins,
  },
  {
    ...at(
      'life/life.repository',
      'the time since which a content is owed is not stored',
      'owed_since: iso(item.owed_since)',
      'owed_since: iso(null)',
    ),
    ...twins,
  },
  {
    ...at('outside/look', 'a look acts on an old state of the campaign', 'advance(standing.life, seen', 'advance(snapshot.life, seen'),
    ...twins,
  },
  {
    ...at('outside/look', 'each failed look leaves another job', 'seen.failures.length > 0 ? undefined : next', 'next'),
    ...lives('down for two days'),
  },
  {
    ...at('outside/ask-outside', 'figures prove that a post is live although no look saw it', 'isLive ? from : now', 'now'),
    ...lives('figures do not prove that a post is still live'),
  },
];
