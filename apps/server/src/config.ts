import { HOSTS, type Host } from '@jarchi/contract/call.ts';
import type { DocumentParty } from '@jarchi/domain/documents/document-content.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { APP_MODES, type AppMode } from '@jarchi/domain/session/viewer.ts';
import { brandFa } from './brand.fa.ts';
import { readChannels, readSms } from './connectors/messengers/read-channels.ts';
import { readRequests, readSeller, readTax, type RequestSettings, SUPPORT_PHONE, type TaxSettings } from './config-money.ts';
import { type ConfigRefusal, createReader, type Environment, type SettingReader } from './config-reader.ts';
import { readMail } from './connectors/mail/read-smtp.ts';
import type { SmtpSettings } from './connectors/mail/smtp-settings.ts';
import type { ChannelSettings, SmsSettings } from './connectors/messengers/channel-settings.ts';
import type { GatewaySettings } from './connectors/payments/gateway-settings.ts';
import { LOG_LEVELS, type LogLevel } from './infra/logs/log-options.ts';

export type Config = {
  readonly mode: AppMode;
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded store in `data_dir`. */
  readonly database_url?: string;
  /** The login that owns the tables, and migrates them; absent where that of `database_url` does both. */
  readonly database_owner_url?: string;
  readonly db_pool_size: number;
  readonly data_dir: string;
  /** The server is not ready while the disk of `data_dir` has less room; 0: however little it has. */
  readonly disk_floor_bytes: number;
  /** An empty store is filled with the sample world at the start. */
  readonly is_sample_world: boolean;
  /** The file in which the sample world is kept once it was lived, and from which an empty store gets it. */
  readonly sample_kept?: string;
  /** Platforms, publishers and operators are simulated. */
  readonly is_simulated: boolean;
  readonly has_test_gateway: boolean;
  /** Absent outside production only: a secret is then made and stored in `data_dir` (infra/crypto/secret.ts). */
  readonly jwt_secret?: string;
  readonly log_level: LogLevel;
  /** The address at which browsers reach this server, without a slash at the end. */
  readonly public_url: string;
  /** How many jobs run side by side in this process, and how long jobs under way may still run when it stops. */
  readonly jobs: { readonly seats: number; readonly stop_seconds: number };
  /** How many of each an account may make in 24 hours; 0 is no limit. */
  readonly daily_limits: { readonly drafts: number; readonly uploads: number };
  readonly brand: { readonly name: string; readonly company: string; readonly support_phone: string; readonly crm_url: string };
  /** Who issues documents. */
  readonly seller: DocumentParty;
  readonly tax: TaxSettings;
  /**
   * The site of the account system that the sibling products share, without a slash at the end; when empty, this server's own pages replace
   * it.
   */
  readonly accounts_url: string;
  /** The operator's own Chatwoot, without a slash at the end. */
  readonly chat: { readonly url: string; readonly token: string } | null;
  /** Base address of each host's calls; the panel gets it at run time. */
  readonly bases: Readonly<Record<Host, string>>;
  /** Absent: mails go to the log. */
  readonly smtp?: SmtpSettings;
  /** Absent: codes and notices go to the log. */
  readonly sms?: SmsSettings;
  /** A bot without a token, and push without keys, are absent. */
  readonly channels: ChannelSettings;
  readonly requests: RequestSettings;
  /** A gateway without a merchant is absent, and not offered. */
  readonly gateways: { readonly zarinpal?: GatewaySettings; readonly zibal?: GatewaySettings };
};

const shortestSecret = 32;
const MB = 1_000_000;

/** The server's settings from its environment, or each setting that keeps it from starting, with the reason. */
export function parseConfig(env: Environment): Result<Config, ConfigRefusal[]> {
  const refusals: ConfigRefusal[] = [];
  const read = createReader(env, refusals);

  const mode = read.oneOf('JARCHI_MODE', APP_MODES, 'trial');
  const isProduction = mode === 'production';
  const port = read.integer('PORT', 3000, 0, 65_535);
  const database_url = read.optional('DATABASE_URL');
  const database_owner_url = read.optional('DATABASE_OWNER_URL');
  const jwt_secret = read.optional('JWT_SECRET');
  const sample_kept = read.optional('JARCHI_SAMPLE_KEPT');
  const sms = readSms(read, refusals);
  const zarinpal = readGateway(read, 'ZARINPAL', ZARINPAL_DEFAULTS);
  const zibal = readGateway(read, 'ZIBAL', ZIBAL_DEFAULTS);
  const brandName = read.text('JARCHI_BRAND_NAME', brandFa.name);
  const smtp = readMail(read, refusals, brandName);
  const config: Config = {
    mode,
    port,
    host: read.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1'),
    ...(database_url !== undefined && { database_url }),
    ...(database_owner_url !== undefined && { database_owner_url }),
    db_pool_size: read.integer('DB_POOL_SIZE', 10, 1, 200),
    data_dir: read.text('JARCHI_DATA_DIR', './.data'),
    disk_floor_bytes: read.integer('JARCHI_DISK_FLOOR_MB', 256, 0, 1_000_000) * MB,
    is_sample_world: read.flag('JARCHI_SAMPLE', !isProduction),
    ...(sample_kept !== undefined && { sample_kept }),
    is_simulated: read.flag('JARCHI_SIMULATED', !isProduction),
    has_test_gateway: read.flag('JARCHI_TEST_GATEWAY', !isProduction),
    ...(jwt_secret !== undefined && { jwt_secret }),
    log_level: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    public_url: read.text('JARCHI_PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, ''),
    jobs: { seats: read.integer('JARCHI_JOB_PLACES', 8, 1, 200), stop_seconds: read.integer('JARCHI_STOP_SECONDS', 20, 0, 3600) },
    daily_limits: {
      drafts: read.integer('JARCHI_DRAFTS_PER_DAY', 500, 0, 1_000_000),
      uploads: read.integer('JARCHI_UPLOADS_PER_DAY', 2000, 0, 1_000_000),
    },
    brand: {
      name: brandName,
      company: read.text('JARCHI_BRAND_COMPANY', brandFa.company),
      support_phone: read.text('JARCHI_SUPPORT_PHONE', SUPPORT_PHONE),
      crm_url: read.text('JARCHI_CRM_URL', ''),
    },
    seller: readSeller(read),
    tax: readTax(read),
    chat: readChat(read, refusals),
    accounts_url: read.text('JARCHI_ACCOUNTS_URL', '').replace(/\/+$/, ''),
    bases: readBases(read),
    ...(smtp && { smtp }),
    ...(sms && { sms }),
    channels: readChannels(read, refusals),
    requests: readRequests(read, refusals, isProduction),
    gateways: { ...(zarinpal && { zarinpal }), ...(zibal && { zibal }) },
  };

  if (database_url === undefined && database_owner_url !== undefined && !isProduction) {
    refusals.push({ setting: 'DATABASE_URL', reason: 'is the login of the server, and is missing: DATABASE_OWNER_URL only migrates' });
  }
  if (jwt_secret !== undefined && jwt_secret.length < shortestSecret) {
    refusals.push({ setting: 'JWT_SECRET', reason: `needs at least ${shortestSecret} characters` });
  }
  if (isProduction) refusals.push(...listStandIns(config), ...listSandboxes(config.gateways));
  return refusals.length > 0 ? refuse(refusals) : succeed(config);
}

/** Settings with which production does not start. */
function listStandIns(config: Config): ConfigRefusal[] {
  const checks: [boolean, string, string][] = [
    [
      config.database_url === undefined,
      'DATABASE_URL',
      'production needs PostgreSQL: the embedded store never syncs to disk, so a power cut can lose money',
    ],
    [
      config.database_owner_url === undefined,
      'DATABASE_OWNER_URL',
      'production needs a login that owns the tables and migrates them; that of DATABASE_URL owns nothing',
    ],
    [config.jwt_secret === undefined, 'JWT_SECRET', 'production needs a secret of its own, the same on every server'],
    [config.is_sample_world, 'JARCHI_SAMPLE', 'production does not start with the sample world'],
    [config.is_simulated, 'JARCHI_SIMULATED', 'production does not start with simulated platforms'],
    [config.has_test_gateway, 'JARCHI_TEST_GATEWAY', 'production does not take money from the test gateway'],
  ];
  return checks.filter(([isRefused]) => isRefused).map(([, setting, reason]) => ({ setting, reason }));
}

/** Gateways that would credit money which nobody paid, or carry it where others read it. */
function listSandboxes({ zarinpal, zibal }: Config['gateways']): ConfigRefusal[] {
  const checks: [boolean, string, string][] = [
    [
      new URL(zarinpal?.url ?? ZARINPAL_DEFAULTS.url).hostname.startsWith('sandbox.'),
      'ZARINPAL_URL',
      'is the sandbox, which takes no money',
    ],
    [zibal?.merchant_id === 'zibal', 'ZIBAL_MERCHANT_ID', 'is the merchant of the sandbox, which takes no money'],
    [isPlain(zarinpal), 'ZARINPAL_URL', 'begins with https:// in production'],
    [isPlain(zibal), 'ZIBAL_URL', 'begins with https:// in production'],
  ];
  return checks.filter(([isRefused]) => isRefused).map(([, setting, reason]) => ({ setting, reason }));
}

const isPlain = (gateway: GatewaySettings | undefined) => gateway !== undefined && !gateway.url.startsWith('https:');

interface GatewayDefaults {
  readonly url: string;
  readonly maximum: number;
  /** What a merchant looks like. */
  readonly merchant: RegExp;
}

const ZARINPAL_DEFAULTS: GatewayDefaults = {
  url: 'https://payment.zarinpal.com',
  maximum: 100_000_000,
  merchant: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};
const ZIBAL_DEFAULTS: GatewayDefaults = { url: 'https://gateway.zibal.ir', maximum: 100_000_000, merchant: /^[\w-]{1,64}$/ };

/** The settings of a gateway; undefined without a merchant. */
function readGateway(read: SettingReader, name: string, byDefault: GatewayDefaults): GatewaySettings | undefined {
  const url = read.address(`${name}_URL`) ?? byDefault.url;
  const proxy_url = read.address(`${name}_PROXY`);
  const timeout_seconds = read.integer(`${name}_TIMEOUT_SECONDS`, 10, 1, 60);
  const maximum = read.integer(`${name}_MAXIMUM`, byDefault.maximum, 1000, 10_000_000_000);
  const merchant_id = read.like(`${name}_MERCHANT_ID`, byDefault.merchant);
  return merchant_id === undefined
    ? undefined
    : { merchant_id, url, ...(proxy_url !== undefined && { proxy_url }), timeout_seconds, maximum };
}

/** Address and token: both or neither. */
function readChat(read: SettingReader, refusals: ConfigRefusal[]): Config['chat'] {
  const url = read.text('JARCHI_CHAT_URL', '').replace(/\/+$/, '');
  const token = read.text('JARCHI_CHAT_TOKEN', '');
  if (url === '' || token === '') return null;
  if (!/^https:\/\/[^\s/]+/.test(url)) {
    refusals.push({ setting: 'JARCHI_CHAT_URL', reason: 'begins with https:// and names a host' });
    return null;
  }
  return { url, token };
}

function readBases(read: SettingReader): Record<Host, string> {
  const base = (host: Host) => read.text(`JARCHI_HOST_${host.toUpperCase().replace('-', '_')}`, `/api/${host}`).replace(/\/+$/, '');
  return Object.fromEntries(HOSTS.map((host) => [host, base(host)])) as Record<Host, string>;
}
