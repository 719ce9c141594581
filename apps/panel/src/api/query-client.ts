import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { createQueryClient } from '@jarchi/client-state/session/query-client.ts';
import { setAsking } from '@jarchi/shell/frame/use-settled.ts';
import { forgetFigures } from './device/forget-figures.ts';
import { fillFromDevice } from './device/from-device.ts';

export const queryClient = createQueryClient();

fillFromDevice(queryClient);
onPersonChange(forgetFigures);
setAsking(() => queryClient.isFetching() > 0);
