import { createQueryClient } from '@jarchi/client-state/session/query-client.ts';
import { setAsking } from '@jarchi/shell/frame/use-settled.ts';

export const queryClient = createQueryClient();

setAsking(() => queryClient.isFetching() > 0);
