/** Names that nobody takes: each would pass for the house or for a part of the system. Persian words in the Latin letters of chats. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  `admin administrator admins root sudo superuser sysadmin system operator op moderator mod owner staff team manager management
  modir modiriat karmand karshenas poshtiban poshtibani hamyar
  support helpdesk help service services customerservice crm contact info information about news blog
  official rasmi verified security safety trust abuse fraud legal law privacy terms policy compliance police
  billing finance financial mali hesabdari accounting accountant payment payments pay bank wallet invoice refund payout sales forush
  marketing press jobs careers hr
  webmaster postmaster hostmaster mail email smtp noreply mailerdaemon bounce dns www ftp ssh api app web panel dashboard console static
  cdn assets files status health metrics docs dev test testing demo trial sample staging production localhost server host bot robot
  daemon cron job worker
  user users username guest anonymous nobody somebody everyone all me self you account accounts profile login logout signin signup
  signout register auth password passkey token session settings
  null undefined none nil nan true false constructor prototype proto hasownproperty tostring valueof object default unknown deleted`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
