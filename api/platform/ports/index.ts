export { type Captcha, type CaptchaVerdict, mostWork } from './captcha/captcha.ts'
export { hostedCaptcha } from './captcha/hosted-captcha.ts'
export { selfHostedCaptcha } from './captcha/self-hosted-captcha.ts'
export { fixedClock, systemClock } from './clock.ts'
export { type FileFacts, type Files, isPlainKey, type StoredFile } from './files/files.ts'
export { folderFiles } from './files/folder-files.ts'
export { piecesOf, readWhole } from './files/pieces-of.ts'
export { s3Files } from './files/s3-files.ts'
export { type WatchedFiles, watchedFiles } from './files/watched-files.ts'
export { type FilmMaker, findFilmMaker } from './film-maker.ts'
export { outboxOnly } from './mail/outbox-only.ts'
export { smtpTransport } from './mail/smtp-transport.ts'
export type { MailTransport } from './mail/transport.ts'
export { type OutsideNews, OutsideNewsAway, type OutsidePost } from './outside-news/outside-news.ts'
export { wordpressNews } from './outside-news/wordpress-news.ts'
export { argon2Passwords } from './passwords.ts'
export { mercadoPago } from './payments/mercado-pago/mercado-pago.ts'
export { pagarme } from './payments/pagarme/pagarme.ts'
export {
  type GatewayCard,
  type Payer,
  PaymentInDoubt,
  PaymentRefused,
  type Payments,
} from './payments/payments.ts'
export { type BankAct, bankActs } from './payments/simulator/bank.ts'
export { cardBehaviours } from './payments/simulator/cards.ts'
export { type BadMode, badModes } from './payments/simulator/modes.ts'
export { createSimulator, type Simulator } from './payments/simulator/simulator.ts'
export type { Ports } from './ports.ts'
export { hostedPostalCodes, postalRanges } from './postal-codes/hosted-postal-codes.ts'
export type { PostalAddress } from './postal-codes/postal-codes.ts'
export { createSeal } from './seal/seal.ts'
export { storedVideos, type Videos } from './videos.ts'
