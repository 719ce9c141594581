import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { CategoryFace } from './category-faces.ts';

type Faces = Readonly<Record<number, CategoryFace>>;

let faces: Faces | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The faces have a chunk of their own, which no first paint waits for. Without it publishers have the plain face. */
function loadFaces(): void {
  loading ??= import('./category-faces.ts')
    .then(
      ({ categoryFaces }) => categoryFaces,
      (): Faces => ({}),
    )
    .then((found) => {
      faces = found;
      for (const listener of listeners) listener();
    });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface PublisherAvatarProps {
  publisher_id: number;
  /** The publisher's first category. */
  category_id: number | null | undefined;
  size: number;
  className?: string | undefined;
}

/** A publisher's round picture: the icon and hue of its first category. Decorative: the name is next to it. */
export function PublisherAvatar({ publisher_id, category_id, size, className }: PublisherAvatarProps) {
  const known = useSyncExternalStore(subscribe, () => faces);
  useEffect(loadFaces, []);
  if (!known)
    return (
      <span
        aria-hidden
        className={joinClasses('inline-block shrink-0 rounded-full bg-surface-press', className)}
        style={{ width: size, height: size }}
      />
    );
  const face = category_id === null || category_id === undefined ? undefined : known[category_id];
  return <Avatar id={String(publisher_id)} hue={face?.hue} icon={face?.icon} size={size} className={className} />;
}
