/** A mail on its way out. `id` stays the same over all attempts. */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

/** Takes one mail to its server. Throws when it was not accepted: the outbox tries again later. */
export type MailTransport = {
  name: string
  deliver(mail: OutgoingMail): Promise<void>
}

/** Thrown by a transport when trying again is useless: the address does not exist. */
export class MailRefused extends Error {}
