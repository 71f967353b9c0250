import type { Captcha } from './captcha/captcha.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'
import type { MailTransport } from './mail/transport.ts'

export { type Captcha, type CaptchaVerdict, mostWork } from './captcha/captcha.ts'
export { hostedCaptcha } from './captcha/hosted-captcha.ts'
export { selfHostedCaptcha } from './captcha/self-hosted-captcha.ts'
export { type Clock, fixedClock, systemClock } from './clock.ts'
export type { FileFacts, Files, StoredFile } from './files/files.ts'
export { folderFiles } from './files/folder-files.ts'
export { s3Files } from './files/s3-files.ts'
export { type WatchedFiles, watchedFiles } from './files/watched-files.ts'
export { type Log, silentLog } from './log.ts'
export { countMails, type MailCounts } from './mail/count-mails.ts'
export { type CodeRenewals, deliverMails, mailsWaitMs, type RenewCode } from './mail/deliver-mails.ts'
export { holdMails, neglectedMs, releaseMails } from './mail/hold-mails.ts'
export { listOutbox, outboxMail } from './mail/list-outbox.ts'
export { outboxOnly } from './mail/outbox-only.ts'
export { mailChannel, sendMail } from './mail/send-mail.ts'
export { smtpTransport } from './mail/smtp-transport.ts'
export type { MailTransport } from './mail/transport.ts'
export { tidyPorts } from './tidy-ports.ts'

/** The interfaces to the outside, each with an embedded default and a real service. */
export type Ports = {
  clock: Clock
  mail: MailTransport
  files: Files
  captcha: Captcha
  log: Log
}
