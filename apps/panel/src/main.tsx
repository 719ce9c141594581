import '@jarchi/shell/styles.css';
import { startApp } from '@jarchi/shell/start/start-app.tsx';
import { AccountGate } from './app/account-gate/AccountGate.tsx';
import { watchSession } from './app/failures/session-loss.ts';
import { router } from './app/router.tsx';
import { ConnectionBar } from './features/connection/ConnectionBar.tsx';

watchSession(router);
startApp(router, (routes) => (
  <>
    <ConnectionBar />
    <AccountGate>{routes}</AccountGate>
  </>
));
