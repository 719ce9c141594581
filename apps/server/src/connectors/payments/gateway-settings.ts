import type { JsonService } from '#infra/outside/post-json.ts';

/** The operator's settings of a gateway. */
export interface GatewaySettings {
  readonly merchant_id: string;
  /** The gateway's address, without a slash at the end. */
  readonly url: string;
  /** An HTTP proxy through which it is called. */
  readonly proxy_url?: string;
  readonly timeout_seconds: number;
  /** Toman; the gateway's own ceiling for this merchant. */
  readonly maximum: number;
}

/** How the gateway of these settings is called. */
export function serviceOf({ url, proxy_url, timeout_seconds }: GatewaySettings): JsonService {
  return {
    url,
    ...(proxy_url !== undefined && { proxy_url }),
    startDeadline: () => AbortSignal.timeout(timeout_seconds * 1000),
  };
}
