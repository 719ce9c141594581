import { env } from 'node:process';

const settings = /^(PORT|HOST|DATABASE_URL|JWT_SECRET|(JARCHI|S3|SMS|ZARINPAL|ZIBAL)_.*)$/;

/** The environment without the settings of a server, because each test chooses its own store and mode. */
export function withoutServerSettings() {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)));
}
