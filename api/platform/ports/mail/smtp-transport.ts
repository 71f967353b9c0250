import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport } from './transport.ts'

/** Answers that say the recipient will never take it (RFC 5321): no such mailbox, not local, bad name. */
const finalAnswers = new Set([550, 551, 553])

/**
 * Sends by SMTP. All waits together stay far below the outbox's lease, so a mail that hangs is not taken twice.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender, as in `Estação <nao-responda@exemplo.com.br>`
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    name: 'smtp',
    async deliver({ id, ...mail }) {
      try {
        await smtp.sendMail({ from, ...mail, messageId: `<${id}@${domain}>` })
      } catch (error) {
        const { responseCode } = error as { responseCode?: number }
        if (responseCode && finalAnswers.has(responseCode))
          throw new MailRefused((error as Error).message, { cause: error })
        throw error
      }
    },
  }
}
