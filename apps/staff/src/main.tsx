import '@jarchi/shell/styles.css';
import { startApp } from '@jarchi/shell/start/start-app.tsx';
import { router } from './app/router.tsx';
import { watchSession } from './app/session-loss.ts';

watchSession(router);
startApp(router);
