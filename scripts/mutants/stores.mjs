// Bugs in what the server keeps for people: services, and the statements under them.
const views = { tests: ['apps/server/src/features/views/views.test.ts'] };
const notes = { tests: ['apps/server/src/features/reports/notes/notes.test.ts'] };
const templates = {
  file: 'apps/server/src/features/creatives/creatives.templates.repository.ts',
  tests: ['apps/server/src/features/creatives/creatives.templates.test.ts'],
  only: 'templates are stored',
};

export const mutants = [
  {
    name: 'a person may save one view more than the limit',
    ...views,
    file: 'apps/server/src/features/views/views.service.ts',
    only: 'more views than twenty are refused',
    find: '(await countViews(tx, owner)) >= VIEWS_MAX',
    replace: '(await countViews(tx, owner)) > VIEWS_MAX',
  },
  {
    name: 'a campaign has one note more than the limit',
    ...notes,
    file: 'apps/server/src/features/reports/notes/notes.service.ts',
    only: 'fifty notes at most',
    find: 'campaignId)) >= NOTES_MAX',
    replace: 'campaignId)) > NOTES_MAX',
  },
  {
    name: 'home asks for other campaigns than the list',
    file: 'apps/server/src/features/home/home.service.ts',
    tests: ['apps/server/src/features/home/home.test.ts'],
    only: 'each part of home is what its own call answers',
    find: "listOf(accountId, 'waiting'),",
    replace: "listOf(accountId, 'running'),",
  },
  // Statements.
  {
    name: 'views of a colleague are listed',
    ...views,
    file: 'apps/server/src/features/views/views.repository.ts',
    only: 'a colleague in the account sees none',
    find: 'and(eq(campaignView.account_id, account_id), eq(campaignView.user_id, user_id))',
    replace: 'eq(campaignView.account_id, account_id)',
  },
  {
    name: 'a second default view leaves the first one',
    ...views,
    file: 'apps/server/src/features/views/views.repository.ts',
    only: 'becomes the only default',
    find: '.set({ is_default: false })',
    replace: '.set({ is_default: true })',
  },
  {
    name: 'templates that were removed are listed',
    ...templates,
    find: `eq(mediaTemplate.account_id, accountId),
    isNull(mediaTemplate.deleted_at),`,
    replace: 'eq(mediaTemplate.account_id, accountId),',
  },
  {
    name: 'templates are listed oldest first',
    ...templates,
    find: '.orderBy(desc(mediaTemplate.created), desc(mediaTemplate.id))',
    replace: '.orderBy(mediaTemplate.created, mediaTemplate.id)',
  },
];
