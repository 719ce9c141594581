import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { eq } from 'drizzle-orm';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { DOCUMENT_JOB, type DocumentPayload } from '@jarchi/domain/documents/document-causes.ts';
import type { VatRate } from '@jarchi/domain/money/money.ts';
import { succeed } from '@jarchi/domain/result.ts';
import { createApp, type App } from '#app.ts';
import type { AppDeps } from '#app-deps.ts';
import { parseConfig, type Config } from '#config.ts';
import type { Mail } from '#connectors/mail/mail-sender.ts';
import { createTestGateway, type TestGateway } from '#connectors/payments/test-gateway.ts';
import { registerTestGatewayPage } from '#connectors/payments/test-gateway.routes.ts';
import type { PlatformConnector, ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import { createSimulatedPlatform } from '#connectors/platforms/simulated-platform.ts';
import { createSimulatedReview } from '#connectors/platforms/simulated-review.ts';
import { createSimulatedAgent } from '#connectors/support/support-agent.ts';
import { account } from '#features/account/account.tables.ts';
import { createWorldClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import { createDiskFileStore } from '#infra/files/file-store.ts';
import type { OutsideReader } from '#infra/outside/page-reader.ts';
import type { RequestLimits } from '#infra/http/requests/body-watch.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { seedPlans, type PlanSeed } from './seed-plans.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';
import { openTestDatabase, type TestDatabase } from '#infra/testing/test-database.ts';

export interface TestAppOptions {
  /** Settings that differ from those of a trial. */
  readonly config?: Partial<Config>;
  /** The simulated ones by default. */
  readonly platform?: PlatformConnector;
  readonly review?: ReviewConnector;
  readonly seed?: string;
  readonly panelDirectory?: string;
  readonly staffDirectory?: string;
  /** A new migrated one by default; it is closed with the server. */
  readonly store?: TestDatabase;
  /** Wraps the store, so that a test can break it. */
  readonly wrapDatabase?: (db: Database) => Database;
  /** Gateways beside the test gateway. */
  readonly gateways?: AppDeps['gateways'];
  /** Channels of people; none by default. */
  readonly messengers?: AppDeps['messengers'];
  readonly wrapGateway?: (gateway: TestGateway) => TestGateway;
  /** Gets the log lines; logged errors then do not fail the test. */
  readonly logTo?: AppDeps['logTo'];
  readonly outside?: OutsideReader;
  readonly deadlines?: AppDeps['deadlines'];
  readonly shares?: AppDeps['shares'];
  /** The rates of the law by default. */
  readonly vatRates?: readonly VatRate[];
  readonly requestLimits?: Partial<RequestLimits>;
  /** The disk of the test's files by default. */
  readonly findFreeBytes?: AppDeps['findFreeBytes'];
  /** Where both clocks begin, ISO. */
  readonly now?: string;
}

/** Issues the documents that wait for their job, so that the audit has them too. */
async function issueDocuments({ services }: App, { pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ id: number; account_id: number; payload: DocumentPayload }>(
    'select id, account_id, payload from job where kind = $1 and dead_at is null order by id',
    [DOCUMENT_JOB],
  );
  for (const { id, account_id, payload } of rows) {
    await services.documents.issue(account_id, payload);
    await pool.query('delete from job where id = $1', [id]);
  }
}

export interface AccountSeed {
  readonly phone?: string;
  readonly slug?: string;
  /** Toman. */
  readonly debt_limit?: number;
  readonly balance?: number;
}

export interface TestAccount extends TestBrowser {
  readonly account_id: number;
  readonly user_id: number;
  readonly slug: string;
  readonly phone: string;
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** The most that the test gateway takes in one payment. */
const CHARGE_MAX = 200_000_000;
/** The most hours in one move of the clock. */
const MOVE_MAX_HOURS = 1440;

/**
 * The whole server with its own store and with clocks that tests move; every answer is checked against its schema. Its worker does not run
 * by itself: `moveWorld` and `runWallJobs` run its jobs. `close` audits the money, and fails on logged errors that no test took.
 */
export async function openTestApp(options: TestAppOptions = {}) {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const store = options.store ?? (await openTestDatabase());
  const db = options.wrapDatabase?.(store) ?? store;
  const tenancy = createTenancy(store);
  const directory = await mkdtemp(join(tmpdir(), 'jarchi-test-'));
  const config: Config = { ...parsed.value, data_dir: directory, ...options.config };
  const files = createDiskFileStore(directory);
  const wall = { at: Date.parse(options.now ?? '2026-11-21T08:00:00Z'), now: () => wall.at };
  const sms: { readonly phone: string; readonly code: string }[] = [];
  const notices: { readonly phone: string; readonly title: string; readonly url: string }[] = [];
  const mails: Mail[] = [];
  const errors: { readonly error: unknown; readonly what: string }[] = [];
  const plainGateway = createTestGateway({ tenancy, clock: wall });
  const gateway = options.wrapGateway?.(plainGateway) ?? plainGateway;
  let people = 0;

  async function start(own: Database) {
    const world = await createWorldClock({ wall, store: createWorldClockStore(own.pool) });
    const app = await createApp({
      config,
      db: own,
      gateways: [gateway, ...(options.gateways ?? [])],
      secret: 'a secret that tests share, of enough length',
      clocks: { wall, world },
      files,
      clicksDirectory: join(directory, 'clicks'),
      sms: {
        sendCode: async (phone, code) => (sms.push({ phone, code }), succeed(null)),
        sendNotice: async (phone, notice) => (notices.push({ phone, ...notice }), succeed(null)),
      },
      mail: { send: async (mail) => (mails.push(mail), 'sent') },
      messengers: options.messengers ?? {},
      platform: options.platform ?? createSimulatedPlatform(options.seed ?? 'test'),
      review: options.review ?? createSimulatedReview(),
      agent: createSimulatedAgent(),
      connectorPages: [(server) => registerTestGatewayPage(server, { gateway })],
      ...(options.panelDirectory === undefined ? {} : { panelDirectory: options.panelDirectory }),
      ...(options.staffDirectory === undefined ? {} : { staffDirectory: options.staffDirectory }),
      ...(options.vatRates === undefined ? {} : { vatRates: options.vatRates }),
      ...(options.logTo === undefined ? {} : { logTo: options.logTo }),
      ...(options.outside === undefined ? {} : { outside: options.outside }),
      ...(options.deadlines === undefined ? {} : { deadlines: options.deadlines }),
      ...(options.shares === undefined ? {} : { shares: options.shares }),
      ...(options.findFreeBytes === undefined ? {} : { findFreeBytes: options.findFreeBytes }),
      ...(options.requestLimits === undefined ? {} : { requestLimits: options.requestLimits }),
      areAnswersChecked: true,
    });
    if (!options.logTo) keepErrors(app);
    return { app, world };
  }

  function keepErrors(app: App): void {
    // Without a logger all requests share this one. A failed try of a job is a warning with its error.
    app.server.log.error = (facts: unknown, what?: string) => {
      errors.push({ error: typeof facts === 'object' && facts && 'err' in facts ? facts.err : facts, what: what ?? '' });
    };
    app.server.log.warn = (facts: unknown, what?: string) => {
      if (typeof facts === 'object' && facts && 'err' in facts) errors.push({ error: facts.err, what: what ?? '' });
    };
  }

  let running = await start(db);
  const beganAt = running.world.now();
  const others: (() => Promise<void>)[] = [];

  /** A browser with its own address, in which no one is signed in. */
  function openBrowser(findServer = () => running.app.server): TestBrowser {
    people++;
    const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
    return createTestBrowser({ findServer, bases: config.bases, now: wall.now, address });
  }

  async function charge({ client, fetch }: TestBrowser, amountToman: number): Promise<void> {
    for (let left = amountToman; left > 0; left -= CHARGE_MAX) {
      const amount = Math.min(left, CHARGE_MAX);
      const { url } = await client.finance.createOnlinePayment(
        { body: { amount, gateway: 'test' } },
        { idempotencyKey: newIdempotencyKey() },
      );
      const authority = url.slice(url.lastIndexOf('/') + 1);
      await gateway.pay(authority);
      const back = await fetch(`${config.bases.financial}/online-payments/test/callback?Authority=${authority}&Status=OK`);
      if (back.status !== 303) throw new Error(`the gateway's return answered ${back.status}`);
    }
  }

  async function seedAccount({ phone, slug, debt_limit, balance = 0 }: AccountSeed = {}): Promise<TestAccount> {
    const browser = openBrowser();
    const sent = await browser.client.session.sendOtp({ body: { phone: phone ?? `0912${String(people).padStart(7, '0')}` } });
    const code = sms.findLast((message) => message.phone === sent.phone)?.code ?? '';
    const opened = await browser.client.session.verifyOtp({ body: { request_id: sent.request_id, code } });
    const change = { slug: slug ?? opened.account, ...(debt_limit === undefined ? {} : { debt_limit }) };
    const [row] = await tenancy.withSystem((tx) => tx.update(account).set(change).where(eq(account.slug, opened.account)).returning());
    if (!row) throw new Error('the account was not opened');
    // The browser's cookie follows the account to its new name.
    await browser.client.session.getAccessToken({ query: { account: row.slug } });
    const { id: user_id } = await browser.client.session.getUser();
    if (balance > 0) await charge(browser, balance);
    return { ...browser, account_id: row.account_id, user_id, slug: row.slug, phone: sent.phone };
  }

  async function moveWorld(hours: number): Promise<void> {
    for (let left = hours; left > 0; left -= MOVE_MAX_HOURS) {
      const target = running.world.now() + Math.min(left, MOVE_MAX_HOURS) * HOUR_MS;
      const moved = await running.app.services.world.moveWorldClock(Math.min(left, MOVE_MAX_HOURS));
      if (!moved.ok) throw new Error(moved.error.code);
      await running.app.services.world.whenStill();
      if (running.world.now() < target) throw new Error(`the clock stopped early: ${JSON.stringify(errors.map(String))}`);
    }
  }

  /** Takes away what accounts still have to do in the world: their campaigns stay as they stand, however far it moves. */
  async function freeze(): Promise<void> {
    await running.app.services.world.whenStill();
    await store.pool.query(`delete from job where clock = 'world' and account_id is not null`);
  }

  return {
    config,
    db,
    tenancy,
    files,
    sms,
    notices,
    mails,
    gateway,
    charge,
    seedAccount,
    openBrowser: () => openBrowser(),
    wall,
    get server(): App['server'] {
      return running.app.server;
    },
    get app(): App {
      return running.app;
    },
    get world() {
      return running.world;
    },
    seedPlans: (plans: number, seed?: PlanSeed) => seedPlans(tenancy, plans, seed),

    /** Moves the world's clock through its service, as the page does, and waits for the end of the move. */
    moveWorld,

    freeze,

    /**
     * Before each test of a file that moves the world: freezes the campaigns of earlier tests, and moves the world on to the hour at which the
     * day began, unless it is there.
     */
    async startDay(): Promise<void> {
      await freeze();
      const past = (running.world.now() - beganAt) % DAY_MS;
      if (past > 0) await moveWorld((DAY_MS - past) / HOUR_MS);
    },

    runWallJobs: () => running.app.worker.drainDue('wall'),

    /** Stops the server and starts another on the same store, files and clocks. */
    async restart(): Promise<void> {
      await running.app.close();
      running = await start(db);
    },

    /** Starts another server next to the first, with its own connections to the same store, and the same wall clock. */
    async startSecond() {
      const own = await store.openAgain();
      const second = await start(own);
      others.push(() => second.app.close().then(() => own.close()));
      return { ...second, openBrowser: () => openBrowser(() => second.app.server) };
    },

    /** The errors that the server has logged since the last call, those of jobs that are tried again among them. */
    takeErrors: () => errors.splice(0),

    async close(): Promise<void> {
      for (const closeOther of others) await closeOther();
      await issueDocuments(running.app, store);
      await running.app.close();
      const broken = await auditMoney(store);
      await store.close();
      await rm(directory, { recursive: true, force: true });
      if (broken.length > 0) throw new Error(broken.join('\n'));
      const [first] = errors;
      if (first) throw new Error(`the server logged an error that no test expected: ${first.what}`, { cause: first.error });
    },
  };
}
