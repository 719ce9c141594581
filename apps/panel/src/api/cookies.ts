/** Names the chosen account, and proves nothing. The server sets it at sign-in. */
const ACCOUNT_COOKIE = 'account';
const YEAR_SECONDS = 365 * 24 * 3600;

/** A cookie of document.cookie; undefined if it is missing or empty. */
export function findCookie(name: string, cookies: string = document.cookie): string | undefined {
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

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

export function findAccount(): string | undefined {
  return findCookie(ACCOUNT_COOKIE);
}

export function saveAccount(account: string): void {
  writeCookie(ACCOUNT_COOKIE, account, YEAR_SECONDS);
}

export function removeAccount(): void {
  writeCookie(ACCOUNT_COOKIE, '', 0);
}
