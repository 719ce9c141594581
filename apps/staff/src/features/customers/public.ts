export { PhoneText, nameText } from './Contacts.tsx';
