import type { MailTransport } from './transport.ts'

/** The demo's transport: mails stay in the outbox, where `/__outbox` shows them. */
export const outboxOnly: MailTransport = { name: 'outbox', async deliver() {} }
