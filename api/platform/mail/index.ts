export { collectInMail, fullUntil, type MailboxLimit } from './collect-in-mail.ts'
export {
  type CodeRenewals,
  deliverMails,
  holdMails,
  mailsWaitMs,
  neglectedMs,
  type RenewCode,
  releaseMails,
} from './deliver-mails.ts'
export { countMails, listOutbox, type MailCounts, outboxMail } from './list-outbox.ts'
export { mailChannel, sendMail } from './send-mail.ts'
