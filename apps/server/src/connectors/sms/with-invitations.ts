import { randomUUID } from 'node:crypto';
import { refuse, succeed } from '@jarchi/domain/result.ts';
import { invitationFa } from './invitation.fa.ts';
import type { SmsSender, SmsService } from './sms-sender.ts';

/** Invitations and notices leave by the template of notices, invitations with the panel's address; a service without that template sends none. */
export function withInvitations(service: SmsService, panelUrl: string): SmsSender {
  if (!service.canNotify) return service;
  async function sendNotice(phone: string, { title, url }: { readonly title: string; readonly url: string }) {
    const { state } = await service.deliver({ to: phone, title, text: '', url, id: randomUUID() });
    return state === 'sent' || state === 'unclear' ? succeed(null) : refuse({ code: 'sms_failed' } as const);
  }
  return {
    sendCode: (phone, code) => service.sendCode(phone, code),
    sendInvitation: (phone, { title }) => sendNotice(phone, { title: invitationFa.title(title), url: panelUrl }),
    sendNotice,
  };
}
