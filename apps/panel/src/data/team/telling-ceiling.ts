import { hasErrorCode } from '@jarchi/api-client/api-error.ts';

/**
 * Sends what a buyer's ceiling may refuse. Pages of campaigns load no words of rare refusals, so they come before this one is told; without
 * them it has the text of any other.
 */
export async function tellingCeiling<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (hasErrorCode(error, 'ceiling_exceeded')) await import('#api/rare/rare-words.ts').catch(() => undefined);
    throw error;
  }
}
