import '@jarchi/shell/styles.css';
import { startApp } from '@jarchi/shell/start/start-app.tsx';
import { announceDrawn } from '#api/device/first-paint.ts';
import { leaveDevice } from '#api/device/from-device.ts';
import { AccountGate } from './app/account-gate/AccountGate.tsx';
import { watchSession } from './app/failures/session-loss.ts';
import { router } from './app/router.tsx';
import { ConnectionBar } from './features/connection/ConnectionBar.tsx';

watchSession(router);
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  announceDrawn();
  if (fromLocation && pathChanged) leaveDevice();
});
startApp(router, (routes) => (
  <>
    <ConnectionBar />
    <AccountGate>{routes}</AccountGate>
  </>
));
