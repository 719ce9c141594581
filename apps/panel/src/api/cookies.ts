/** Names the chosen account, and proves nothing. The server sets it at sign-in. */
const ACCOUNT_COOKIE = 'account';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Over TLS a cookie for all paths has this prefix, by which browsers take it from this host alone. */
const HOST_PREFIX = '__Host-';

/** A cookie of document.cookie; undefined if it is missing or empty. One of before the prefix counts while there is none with it. */
export function findCookie(name: string, cookies: string = document.cookie): string | undefined {
  return readCookie(`${HOST_PREFIX}${name}`, cookies) ?? readCookie(name, cookies);
}

function readCookie(name: string, cookies: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, ...rest] = part.split('=');
    if (key?.trim() !== name) continue;
    const value = rest.join('=').trim();
    try {
      return decodeURIComponent(value) || undefined;
    } catch {
      return value;
    }
  }
  return undefined;
}

/** For all pages of this host; 0 seconds remove it. */
export function saveCookie(name: string, value: string, maxAgeSeconds: number): void {
  const write = (fullName: string, text: string, seconds: number, secure: string) => {
    document.cookie = `${fullName}=${encodeURIComponent(text)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  };
  if (location.protocol !== 'https:') return write(name, value, maxAgeSeconds, '');
  write(`${HOST_PREFIX}${name}`, value, maxAgeSeconds, '; secure');
  write(name, '', 0, '; secure');
}

export function findAccount(): string | undefined {
  return findCookie(ACCOUNT_COOKIE);
}

export function saveAccount(account: string): void {
  saveCookie(ACCOUNT_COOKIE, account, YEAR_SECONDS);
}

export function removeAccount(): void {
  saveCookie(ACCOUNT_COOKIE, '', 0);
}
