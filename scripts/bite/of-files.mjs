import { fill, hasGit, writeTest } from './fixture.mjs';
import { from, reportedAt, rulesOf } from './rule.mjs';

const feature = 'apps/server/src/features';
const persian = rulesOf('persian');
const copy = rulesOf('copy');
const texts = rulesOf('texts');
const style = rulesOf('style');
const descriptions = rulesOf('descriptions');
const sql = rulesOf('sql');
const machines = rulesOf('machines');
const life = rulesOf('life');
const state = rulesOf('state');
const migrations = rulesOf('migrations');
const sizes = rulesOf('sizes');
const small = rulesOf('small');
const names = rulesOf('names');
const migrationsAt = 'apps/server/migrations';

export const fileViolations = [
  ...refusedByMachines(),
  ...undescribedCalls(),
  persian('Persian outside *.fa.ts', 'packages/ui/src/label.ts', "export const label = '\u0633\u0644\u0627\u0645';\n", /Persian/),
  persian(
    'Persian in the domain',
    'packages/domain/src/label.ts',
    "export const label = '\u06f1 \u062a\u0648\u0645\u0627\u0646';\n",
    /Persian/,
  ),
  texts(
    'a bare text behind a part that comes and goes',
    'apps/panel/src/beside/Behind.tsx',
    "import { fa } from './words.fa.ts';\n\nexport const Behind = ({ isOn }: { isOn: boolean }) => (\n  <p>\n    {isOn && <b>!</b>}\n    {fa.title}\n  </p>\n);\n",
    /isOn && <b>/,
  ),
  texts(
    'a bare text that comes and goes',
    'apps/panel/src/beside/Coming.tsx',
    "export const Coming = ({ isOn }: { isOn: boolean }) => (\n  <p>\n    <b>!</b>\n    {isOn && 'on'}\n  </p>\n);\n",
    /isOn && 'on'/,
  ),
  texts(
    'a bare text behind a component that draws nothing at times',
    'apps/panel/src/beside/Late.tsx',
    "import { fa } from './words.fa.ts';\n\nfunction Sum({ sum }: { sum: number | undefined }) {\n  return sum === undefined ? null : <b>{sum}</b>;\n}\n\nexport const Late = ({ sum, title }: { sum: number | undefined; title: string }) => (\n  <p>\n    <Sum sum={sum} />\n    {title || fa.title}\n  </p>\n);\n",
    /<Sum sum/,
  ),
  copy('Arabic letters', 'packages/ui/src/words/0.fa.ts', "export const words = '\u0639\u0644\u064a';\n", /Arabic letters/),
  copy(
    'three dots',
    'packages/ui/src/words/1.fa.ts',
    "export const words = '\u0635\u0628\u0631 \u06a9\u0646\u06cc\u062f...';\n",
    /three dots/,
  ),
  copy(
    'no half-space after mi',
    'packages/ui/src/words/2.fa.ts',
    "export const words = '\u0645\u06cc \u0631\u0648\u062f';\n",
    /after \u0645\u06cc/,
  ),
  copy(
    'no half-space before ha',
    'packages/ui/src/words/3.fa.ts',
    "export const words = '\u06a9\u062a\u0627\u0628 \u0647\u0627\u06cc \u062a\u0627\u0632\u0647';\n",
    /before \u0647\u0627/,
  ),
  copy(
    'straight quotes',
    'packages/ui/src/words/4.fa.ts',
    'export const words = \'"\u0633\u0644\u0627\u0645" \u06af\u0641\u062a\';\n',
    /straight quotes/,
  ),
  copy(
    'an exclamation mark',
    'packages/ui/src/words/5.fa.ts',
    "export const words = '\u0627\u0646\u062c\u0627\u0645 \u0634\u062f!';\n",
    /exclamation/,
  ),
  copy('a Latin digit', 'packages/ui/src/words/6.fa.ts', "export const words = '\u062a\u0627 3 \u0631\u0648\u0632';\n", /Latin digit/),
  style(
    'start and end in utilities',
    'packages/ui/src/Sided.tsx',
    'export const Sided = () => <p className="flex lg:-ml-4" />;\n',
    /right to left/,
  ),
  style('start and end in style sheets', 'packages/ui/src/sided.css', 'p {\n  padding-left: 4px;\n}\n', /right to left/),
  style(
    'start and end in styles of code',
    'packages/ui/src/Placed.tsx',
    'export const Placed = () => <p style={{ left: 0 }} />;\n',
    /right to left/,
  ),
  style('no colour but a token', 'packages/ui/src/hex.ts', "export const hex = '#5f2eea';\n", /token/),
  style('no colour but a token, in style sheets', 'packages/ui/src/named.css', 'p {\n  color: red;\n}\n', /token/),
  style('no hue of Tailwind', 'packages/ui/src/Hue.tsx', 'export const Hue = () => <p className="hover:bg-red-500" />;\n', /token/),
  style('no colour in a utility', 'apps/panel/src/Loud.tsx', 'export const Loud = () => <p className="text-[#f00]" />;\n', /token/),
  style('an exception that is not needed is reported', 'packages/ui/src/picture.ts', "export const picture = 'a frame';\n", /off the list/),
  sql('SQL stays in repositories', `${feature}/finance/finance.sums.ts`, readsTable('tx\n    .select()\n    .from(payment)'), /sql/),
  sql('SQL as text stays in repositories', `${feature}/finance/finance.text.ts`, readsTable('`select 1 from payment`'), /sql/),
  sql(
    'the server keeps its role',
    'apps/server/src/infra/jobs/role.ts',
    "export const leave = (client: { query(text: string): void }) => client.query('reset role');\n",
    /keeps its role/,
  ),
  sql(
    'only the store names a role',
    'apps/server/src/sample/role.ts',
    "export const take = (client: { query(text: string): void }) => client.query('set local role jarchi_staff');\n",
    /keeps its role/,
  ),
  sql('drizzle stays in repositories', `${feature}/finance/finance.jobs.ts`, from('drizzle-orm', 'eq'), /sql/),
  ...serverState(),
  life(
    'only a life writes the states of campaigns',
    `${feature}/campaigns/stray.repository.ts`,
    writesTable('tx.update(campaign).set({ state: 1 })'),
    /one life/,
  ),
  life(
    'SQL text writes no placement outside a life',
    `${feature}/campaigns/raw.repository.ts`,
    writesTable('tx.execute(`update placement set state = 1`)'),
    /one life/,
  ),
  life(
    'only a life moves held money',
    `${feature}/finance/finance.moves.ts`,
    "export const moved = { kind: 'hold', entries: [] };\n",
    /one life/,
  ),
  life(
    'only a turn posts to the ledger',
    `${feature}/campaigns/campaigns.posting.ts`,
    'export const post = (ledger: any) => ledger.post();\n',
    /one life/,
  ),
  migrations(
    'committed migrations do not change',
    `${migrationsAt}/0000_first.sql`,
    'create table a (id bigint);\n',
    hasGit ? /after it was committed/ : /db:lock/,
  ),
  migrations('a new migration has its hash', `${migrationsAt}/0002_new.sql`, 'create table c (id bigint);\n', /db:lock/),
  migrations('every migration is in the journal', `${migrationsAt}/0003_stray.sql`, 'select 1;\n', /never applied/),
  reportedAt(
    'packages/ui/src/crowd',
    sizes('16 files of code in a folder at most', 'packages/ui/src/crowd/more.css', 'p {\n  margin: 0;\n}\n', /17 files/),
  ),
  sizes('14 kB of code in a file at most', 'packages/domain/src/long.ts', fill('export const long = 1;', 14_001), /14001 bytes/),
  sizes('22 kB of tests in a file at most', 'packages/domain/src/long.test.ts', fill('export {};', 22_001), /22001 bytes/),
  small('a small file is a part of its one user', 'packages/ui/src/part.ts', 'export type Part = 1;\n', /whole\.ts alone uses/),
  reportedAt(
    'packages/ui/src/part.ts',
    small(
      'a small file is a part of its one user, types included',
      'packages/ui/src/whole.ts',
      "import type { Part } from './part.ts';\n\nexport const whole: Part = 1;\n",
      /whole\.ts alone uses/,
    ),
  ),
  small('a small file that has grown is no exception', 'packages/ui/src/tiny.ts', fill('export const tiny = 1;', 300), /off the list/),
  names(
    'a mutant names a test that there is',
    'apps/server/src/hold.test.ts',
    writeTest("test('a purchase keeps the total'"),
    /matches "holds the total"/,
  ),
  names(
    'a mutant names a test of a table that there is',
    'apps/server/src/each.test.ts',
    writeTest("test.each(['a.getStats'])('%s refuses days that are turned round'"),
    /matches "getStats/,
  ),
  names('a mutant names a file of tests that there is', 'apps/server/src/gone.test.ts', undefined, /no such file/),
];

function readsTable(expression) {
  return `export const read = (tx: { select: () => { from: (table: string) => unknown } }, payment: string): unknown => [tx, payment, ${expression}];\n`;
}

/** A repository that writes to a table. */
function writesTable(statement) {
  return `interface Db {\n  update: (table: string) => { set: (change: object) => void };\n  execute: (text: string) => void;\n}\n\nexport const write = (tx: Db, campaign: string): void => {\n  ${statement};\n};\n\nwrite(undefined as unknown as Db, '');\n`;
}

/** A table with one call of a contract. */
function writeCall(name, description) {
  return `export const slipsCalls = {\n  ${name}: { method: 'GET', path: '/slips/', errors: [], ${description}},\n} as const;\n`;
}

/** Each way in which a call lacks a description, or the list of old ones is too long. */
function undescribedCalls() {
  const inSlips = 'packages/contract/src/slips';
  const whole = "description: { does: 'a', units: 'none', atErrors: {} } ";
  return [
    descriptions('a new call without a description', `${inSlips}/new.calls.ts`, writeCall('getNew', ''), /getNew has no description/),
    descriptions(
      'a description without units and advice',
      `${inSlips}/short.calls.ts`,
      writeCall('getShort', "description: { does: 'a', units: '' } "),
      /getShort has no units, no atErrors/,
    ),
    reportedAt(
      'scripts/checks/calls/undescribed.txt',
      descriptions(
        'a listed call that has its description',
        `${inSlips}/old.calls.ts`,
        writeCall('getOld', whole),
        /getOld has a description/,
      ),
    ),
  ];
}

/** Each way to reach for server state outside of the data room. */
function serverState() {
  const inPanel = 'apps/panel/src/features/a';
  const named = (name) => from('@tanstack/react-query', name);
  return [
    state('keys of queries stay in data', `${inPanel}/key.ts`, "export const query = { queryKey: ['a'] };\n", /server state/),
    state('changes stay in data', `${inPanel}/change.ts`, named('useMutation'), /server state/),
    state('the cache stays in data', `${inPanel}/cache.ts`, named('useQueryClient'), /server state/),
    state(
      'what is refreshed stands in data',
      `${inPanel}/refresh.ts`,
      'export const again = (c) => c.invalidateQueries();\n',
      /server state/,
    ),
    state(
      'answers are kept by data',
      'apps/panel/src/pages/a/keep.ts',
      "export const keep = (c) => c.setQueryData(['a'], 1);\n",
      /server state/,
    ),
    state('the one cache stays in data', `${inPanel}/one.ts`, 'export const busy = () => queryClient.isFetching();\n', /server state/),
    state('calls stay in data', `${inPanel}/call.ts`, from('#api/api.ts', 'api'), /server state/),
    state('calls in the person’s own name stay in data', `${inPanel}/enter.ts`, from('#api/person-api.ts', 'personApi'), /server state/),
    state('calls stay in data, in the console too', 'apps/staff/src/features/a/call.ts', from('#api.ts', 'api'), /server state/),
  ];
}

/** Statements and migrations that a store of several machines refuses. */
function refusedByMachines() {
  const inCode = (name, file, statement, expects) =>
    machines(name, `${feature}/machines/${file}.repository.ts`, `export const statement = '${statement}';\n`, expects);
  const inMigration = (name, file, text, expects) => machines(name, `${migrationsAt}/${file}.sql`, text, expects);
  const trigger = (body) => `create function ask() returns trigger language plpgsql as $$\nbegin\n  ${body}\nend $$;\n`;
  return [
    inCode('a select without columns', 'bare', 'select exists (select from placement)', /select 1/),
    inCode('a volatile function in an update', 'volatile', 'update slip set code = gen_random_uuid() where id = 1', /volatile/),
    inCode('now() in an upsert', 'upsert', 'insert into slip values (1) on conflict (id) do update set at = now()', /excluded/),
    inMigration('a trigger that asks a table', '9001_asking', trigger('perform 1 from slip; return null;'), /ask asks slip/),
    inMigration('two statements between two breakpoints', '9002_two', 'drop table a;\ndrop table b;\n', /several statements/),
    inMigration(
      'a trigger for rows and for emptying',
      '9003_mixed',
      'create trigger stays before delete or truncate on slip for each statement execute function refuse();\n',
      /no shard gets it/,
    ),
  ];
}
