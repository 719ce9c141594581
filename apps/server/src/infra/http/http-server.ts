import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { Host } from '@jarchi/contract/call.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { AllHandlers } from './handler.ts';
import { answerError, PATH_PART_MAX } from './answer-error.ts';
import { REQUEST_LIMITS, watchBodies, type RequestLimits } from './requests/body-watch.ts';
import { answerClientError, HEAD_MAX_BYTES } from './requests/client-error.ts';
import { takeCookies } from './requests/cookie-names.ts';
import { takeJson } from './requests/json/json-body.ts';
import { refuseUnknown, refuseUnstorable } from './requests/known-addresses.ts';
import { listDataHeaders, listSafeHeaders } from './safe-headers.ts';
import { hashForPolicy, INJECTED_STYLES } from './answers/content-hash.ts';
import { createMetrics, type Figures } from './metrics.ts';
import { createLogOptions, type LogLevel, type LogTarget } from '#infra/logs/log-options.ts';
import { mountCalls, type MountOptions } from './mount.ts';
import { answerNotFound } from './respond.ts';
import { createQuickServer, type QuickPage } from './quick-pages.ts';
import { createOpenApi } from './openapi.ts';
import { createRequestShares, type RequestShareOptions } from './requests/request-shares.ts';
import { createSharedRate } from '#infra/tries/shared-rate.ts';
import { findAppDocument, findFontHref, type ServedApp, serveApps } from './static.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';

/** Adds a connector's own pages, in the font of the built panel if there is one. */
export type ConnectorPages = (server: FastifyInstance, fonts: { readonly fontHref: string | undefined }) => void;

/** The settings of the server that answers show or follow. */
export interface HttpSettings {
  readonly mode: AppMode;
  readonly log_level: LogLevel;
  readonly brand: { readonly name: string; readonly company: string; readonly support_phone: string; readonly crm_url: string };
  readonly accounts_url: string;
  /** A chat that the operator runs. */
  readonly chat: { readonly url: string; readonly token: string } | null;
  readonly bases: Readonly<Record<Host, string>>;
}

export interface HttpServerOptions {
  readonly config: HttpSettings;
  readonly handlers: AllHandlers;
  readonly tries: TryLimiters;
  readonly guards: Pick<
    MountOptions,
    'authenticate' | 'authenticatePerson' | 'authenticateStaff' | 'openLink' | 'hasOwnPlace' | 'noteStaff' | 'refusalText'
  >;
  readonly shares: RequestShareOptions;
  /** The person of a browser that is known by its cookies: limits of an address do not count for it. */
  findKnownPerson(cookies: FastifyRequest['cookies']): number | undefined;
  /** Refreshes the world's time, which answers show; undefined while it is fresh. */
  keepTime(): Promise<void> | undefined;
  /** Throws while the store cannot be reached, or the disk has too little room. */
  isReady(): Promise<unknown>;
  /** For /metrics. */
  readonly figures: Figures;
  /** The folder of each built app; an app that was not built is not served. */
  readonly apps: readonly { readonly base: string; readonly directory: string | undefined }[];
  readonly connectorPages: readonly ConnectorPages[];
  readonly quickPage: QuickPage;
  readonly areAnswersChecked: boolean;
  /** The target of log lines; standard output by default. */
  readonly logTo?: LogTarget | undefined;
  /** Shorter in tests, which do not wait for minutes. */
  readonly limits?: Partial<RequestLimits>;
}

const PUBLIC_POSTS_PER_MINUTE = 60;
/** Smaller answers, the access token among them, leave as they are: compression would gain nothing. */
const COMPRESSED_FROM_BYTES = 1_024;
/** About as quick as gzip, and a sixth smaller on lists. */
const BROTLI_QUALITY = 4;
/** How often Node looks for request heads that take too long. */
const HEAD_CHECK_MS = 10_000;
/** Connections that are still open this long after closing began are cut. */
const CLOSING_MS = 10_000;

/** What no page of ours asks a browser for, and so nothing within a page may. */
const USED_NOWHERE = {
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** Fastify with the contract mounted, errors in one shape, and the pages of operators. */
export async function createHttpServer(options: HttpServerOptions): Promise<{ readonly server: FastifyInstance }> {
  const { config } = options;
  const isProduction = config.mode === 'production';
  const limits = { ...REQUEST_LIMITS, ...options.limits };
  const http = {
    headersTimeout: limits.headMs,
    connectionsCheckingInterval: Math.min(HEAD_CHECK_MS, limits.headMs),
    maxHeaderSize: HEAD_MAX_BYTES,
  };
  const server = fastify({
    logger: config.log_level === 'silent' ? false : createLogOptions(config.log_level, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // For addresses that cannot be routed, such as one with a broken percent sign.
    frameworkErrors: answerError,
    genReqId: () => randomUUID(),
    clientErrorHandler: answerClientError,
    trustProxy: isProduction,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PATH_PART_MAX },
    serverFactory: (routes) => createQuickServer({ quickPage: options.quickPage, isBehindProxy: isProduction, http }, routes),
  });
  const apps = findApps(options);
  // The one foreign host that a page may call, and only when the operator runs a chat there.
  const chat = config.chat ? [new URL(config.chat.url).origin] : [];
  server.setErrorHandler(answerError);
  watchBodies(server, limits);
  refuseUnknown(server);
  refuseUnstorable(server);
  takeJson(server);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Compressed bodies of requests are not opened.
    globalDecompression: false,
  });
  await takeCookies(server);
  await server.register(multipart);
  await server.register(rateLimit, {
    global: false,
    store: createSharedRate(options.tries),
    errorResponseBuilder: (request, context) =>
      Object.assign(new Error('rate limited'), {
        statusCode: 429,
        retryAfterSeconds: Math.ceil(context.ttl / 1000),
        requestId: request.id,
      }),
  });
  const pageHeaders = listSafeHeaders({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...apps.flatMap(({ document }) => document.scriptHashes), ...chat],
        styleSrc: ["'self'", ...INJECTED_STYLES.map(hashForPolicy)],
        imgSrc: ["'self'", 'data:', 'blob:', ...chat],
        // A chosen film is shown before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...chat],
        frameSrc: ["'self'", ...chat],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The code of a chat is not ours, and may not keep to it.
        ...(chat.length === 0 && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['jarchi', 'dompurify'] }),
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: isProduction,
    // For browsers that read no frame-ancestors.
    xFrameOptions: { action: 'deny' },
  });
  const dataHeaders = listDataHeaders(pageHeaders);
  const documentHeaders = { ...pageHeaders, ...USED_NOWHERE };
  server.addHook('onRequest', ({ routeOptions, url }, reply, done) => {
    void reply.headers('callName' in routeOptions.config || url.includes('/assets/') ? dataHeaders : documentHeaders);
    done();
  });
  observeRequests(server, { figures: options.figures, isBehindProxy: isProduction });
  // Hooks of every request call back: an async function costs as much as the rest of a hook does.
  server.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const reading = 'callName' in routeOptions.config ? options.keepTime() : undefined;
    if (reading) reading.then(() => done(), done);
    else done();
  });
  closeGently(server);
  server.get('/healthz', () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) =>
    options.isReady().then(
      () => ({ ok: true }),
      () => reply.code(503).send({ ok: false }),
    ),
  );
  // Built once, since anyone may request it; and only then, since building it takes as long as the rest of the start.
  let openApi: string | undefined;
  const buildOpenApi = () => JSON.stringify(createOpenApi({ bases: config.bases, title: config.brand.name, isProduction }));
  server.get('/api/docs', (_request, reply) => reply.type('application/json; charset=utf-8').send((openApi ??= buildOpenApi())));
  mountCalls(server, options.handlers, {
    bases: config.bases,
    mode: config.mode,
    ...options.guards,
    areAnswersChecked: options.areAnswersChecked,
    publicPostsPerMinute: PUBLIC_POSTS_PER_MINUTE,
    findKnownPerson: ({ cookies }) => options.findKnownPerson(cookies),
    shares: createRequestShares({ ...options.shares, findKnownPerson: ({ cookies }) => options.findKnownPerson(cookies) }),
  });
  const fontHref = apps[0] && findFontHref(apps[0].document);
  for (const addPages of options.connectorPages) addPages(server, { fontHref });
  const missing = options.apps.flatMap(({ base }) => (apps.some((app) => app.base === base) ? [] : [base]));
  await serveApps(server, apps, missing);
  return { server };
}

function findApps({ config, apps }: HttpServerOptions): ServedApp[] {
  const runtimeConfig = {
    mode: config.mode,
    brand: { name: config.brand.name, company: config.brand.company, support_phone: config.brand.support_phone },
    chat: config.chat,
    links: { crm: config.brand.crm_url, accounts: config.accounts_url },
    bases: config.bases,
  };
  return apps.flatMap(({ base, directory }) => {
    const document = directory === undefined ? undefined : findAppDocument(directory, base, runtimeConfig);
    return directory !== undefined && document ? [{ base, directory, document }] : [];
  });
}

/** Whether a proxy passed the request on: in production everything from the public address comes through one. */
const isForwarded = ({ headers }: FastifyRequest) => headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;

interface Observing {
  readonly figures: Figures;
  readonly isBehindProxy: boolean;
}

function observeRequests(server: FastifyInstance, { figures, isBehindProxy }: Observing): void {
  const metrics = createMetrics(figures);
  server.addHook('onResponse', (request, reply, done) => {
    // A stream lasts for hours by design.
    if ('isStream' in request.routeOptions.config) return done();
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.observeRequest({ method: request.method, route, status: reply.statusCode, durationMs: reply.elapsedTime });
    if (reply.statusCode >= 400)
      request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  server.get('/metrics', async (request, reply) => {
    if (isBehindProxy && isForwarded(request)) return answerNotFound(request, reply);
    return reply.type(metrics.contentType).send(await metrics.render());
  });
}

/** A keep-alive connection that becomes idle after closing began would delay the stop: from then on answers close their connection. */
function closeGently(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    server.server.closeIdleConnections();
    setTimeout(() => server.server.closeAllConnections(), CLOSING_MS).unref();
  });
}
