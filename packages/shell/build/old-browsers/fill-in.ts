import { fillIn } from '@jarchi/shell/start/fill-in.ts';

fillIn(Array.prototype, AbortSignal);
