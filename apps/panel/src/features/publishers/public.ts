export { PublisherAvatar } from './faces/PublisherAvatar.tsx';
