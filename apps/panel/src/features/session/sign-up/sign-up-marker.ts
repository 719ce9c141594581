const KEY = 'jarchi-sign-up';

/** Remembered by this window while its sign-up is not finished: its last steps come after the account is there. */
export function startSignUp(): void {
  sessionStorage.setItem(KEY, '1');
}

export function isSigningUp(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function finishSignUp(): void {
  sessionStorage.removeItem(KEY);
}
