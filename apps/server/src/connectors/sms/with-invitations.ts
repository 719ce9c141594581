import { randomUUID } from 'node:crypto';
import { refuse, succeed } from '@jarchi/domain/result.ts';
import { invitationFa } from './invitation.fa.ts';
import type { SmsSender, SmsService } from './sms-sender.ts';

/** Invitations leave by the template of notices, with the panel's address; a service without that template sends none. */
export function withInvitations(service: SmsService, panelUrl: string): SmsSender {
  if (!service.canNotify) return service;
  return {
    sendCode: (phone, code) => service.sendCode(phone, code),
    async sendInvitation(phone, { title }) {
      const { state } = await service.deliver({ to: phone, title: invitationFa.title(title), text: '', url: panelUrl, id: randomUUID() });
      return state === 'sent' || state === 'unclear' ? succeed(null) : refuse({ code: 'sms_failed' });
    },
  };
}
