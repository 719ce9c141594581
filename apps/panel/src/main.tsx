import '@jarchi/ui/styles/theme.css';
import { isNotFound, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccountGate } from './app/account-gate/AccountGate.tsx';
import { installChunkReload } from './app/failures/chunk-reload.ts';
import { router } from './app/router.tsx';
import { installRouteFocus } from './app/route-focus.ts';
import { installSessionLoss } from './app/failures/session-loss.ts';
import { ConnectionBar } from './features/connection/ConnectionBar.tsx';
import { installTheme } from './layouts/theme.ts';

installChunkReload();
installTheme();
installSessionLoss(router);
installRouteFocus(router);

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
/** A page that finds nothing throws, and its not-found page answers: no error. */
function reportCaught(error: unknown): void {
  if (!isNotFound(error)) console.error(error);
}

createRoot(container, { onCaughtError: reportCaught }).render(
  <StrictMode>
    <ConnectionBar />
    <AccountGate>
      <RouterProvider router={router} />
    </AccountGate>
  </StrictMode>,
);
