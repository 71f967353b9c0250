import type { Log } from '../log.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files/files.ts'
import type { MailTransport } from './mail/transport.ts'

/** The interfaces to the outside, each with an embedded default and a real service. */
export type Ports = {
  clock: Clock
  mail: MailTransport
  files: Files
  captcha: Captcha
  log: Log
}
