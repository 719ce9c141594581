const KEY = 'jarchi-sign-up';

/** Marks this window until its sign-up is finished, because the last steps come after the account is created. */
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
