import { env } from 'node:process';

const settings = /^(PORT|HOST|DATABASE_URL|DATABASE_OWNER_URL|JWT_SECRET|(JARCHI|S3|SMS|ZARINPAL|ZIBAL)_.*)$/;

export const isServerSetting = (name) => settings.test(name);

/** The environment without the settings of a server, because each test chooses its own store and mode. */
export function withoutServerSettings() {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isServerSetting(name)));
}
