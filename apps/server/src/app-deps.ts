import type { VatRate } from '@jarchi/domain/money/money.ts';
import type { Deadlines } from '#connectors/with-deadlines.ts';
import type { MailSender } from '#connectors/mail/mail-sender.ts';
import type { PaymentGateway } from '#connectors/payments/payment-gateway.ts';
import type { Messengers } from '#connectors/messengers/messenger.ts';
import type { PlatformConnector, ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import type { SupportAgent } from '#connectors/support/support-agent.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { Clock, WorldClock } from '#infra/clock/clock.ts';
import type { Database } from '#infra/store/db.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import type { RequestLimits } from '#infra/http/requests/body-watch.ts';
import type { ConnectorPages } from '#infra/http/http-server.ts';
import type { LogTarget } from '#infra/logs/log-options.ts';
import type { OutsideReader } from '#infra/outside/page-reader.ts';
import type { RequestShareOptions } from './infra/http/requests/request-shares.ts';
import type { Config } from './config.ts';

/** What the server is made with: everything that differs between production, a trial and a test. */
export interface AppDeps {
  readonly config: Config;
  readonly secret: string;
  readonly db: Database;
  readonly clocks: { readonly wall: Clock; readonly world: WorldClock };
  readonly files: FileStore;
  /** Of the disk that this server writes to; replaced by tests only. */
  readonly findFreeBytes?: () => Promise<number>;
  /** The folder of this server's log of clicks, on a disk of its own. */
  readonly clicksDirectory: string;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** The channels of people that are set up. */
  readonly messengers: Messengers;
  readonly gateways: readonly PaymentGateway[];
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
  /** Answers tickets in the simulated world; production has none. */
  readonly agent?: SupportAgent | undefined;
  /** How long (ms) connectors may take for an answer, and one try of a job; replaced by tests only. */
  readonly deadlines?: Deadlines;
  readonly longestRunMs?: number | undefined;
  /** Reads the pages that users name; goes straight to the internet unless there is a proxy. */
  readonly outside?: OutsideReader;
  /** Pages of connectors, such as the test gateway's. */
  readonly connectorPages?: readonly ConnectorPages[];
  /** The folder of the built panel; without it the server answers the API alone. */
  readonly panelDirectory?: string;
  readonly staffDirectory?: string;
  readonly areAnswersChecked?: boolean;
  readonly logTo?: LogTarget | undefined;
  /** How many requests of one party run and wait; replaced by tests only. */
  readonly shares?: Pick<RequestShareOptions, 'limits' | 'heldBackMs'> | undefined;
  /** How long a request may take to arrive; replaced by tests only. */
  readonly requestLimits?: Partial<RequestLimits>;
  /** The rates of the law; replaced by tests only. */
  readonly vatRates?: readonly VatRate[];
}
