import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { fullName, userQuery } from '#data/account/account.ts';
import { headerFa as fa } from './header.fa.ts';
import { LayerButton } from './LayerButton.tsx';

const loadLayer = () => import('./UserLayer.tsx');
const UserLayer = lazyPart(loadLayer, 'UserLayer', { whenLost: 'close' });

/** The round button that opens the person's menu. */
export function UserMenu() {
  const user = useQuery(userQuery).data;
  const name = user ? fullName(user) : '';
  return (
    <LayerButton
      Layer={UserLayer}
      warmUp={() => void loadLayer().catch(() => undefined)}
      label={fa.openUserCard(name)}
      className="grid size-11 shrink-0 place-items-center rounded-full"
    >
      <Avatar id={String(user?.id ?? '')} kind="user" name={name} imageUrl={user?.image ?? undefined} size={32} />
    </LayerButton>
  );
}
