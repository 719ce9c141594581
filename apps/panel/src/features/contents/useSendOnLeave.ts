import { useEffect } from 'react';
import { flushApprovals } from './queue/approvals.ts';

/** For a page on which contents are approved: what is still on its way goes out when the page is left, hidden or closed. */
export function useSendOnLeave(): void {
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && flushApprovals();
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', flushApprovals);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', flushApprovals);
      flushApprovals();
    };
  }, []);
}
