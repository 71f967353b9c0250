import type { Log } from '../log.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files/files.ts'
import type { FilmMaker } from './film-maker.ts'
import type { MailTransport } from './mail/transport.ts'
import type { OutsideNews } from './outside-news/outside-news.ts'
import type { Passwords } from './passwords.ts'
import type { Payments } from './payments/payments.ts'
import type { PostalCodes } from './postal-codes/postal-codes.ts'
import type { Seal } from './seal/seal.ts'
import type { Videos } from './videos.ts'

/** The interfaces to the outside, each with an embedded default and a real service. */
export type Ports = {
  clock: Clock
  mail: MailTransport
  files: Files
  videos: Videos
  /** Null where the machine makes no films. */
  films: FilmMaker | null
  captcha: Captcha
  passwords: Passwords
  postalCodes: PostalCodes
  /** For stations whose consultancies' news are written elsewhere. */
  outsideNews: OutsideNews
  seal: Seal
  /** The gateway that new charges go to; null where none is configured: only the wallet pays then. */
  payments: Payments | null
  /** All that are configured, by name: a charge is read at its own, whichever is the newest. */
  gateways: ReadonlyMap<string, Payments>
  log: Log
}
