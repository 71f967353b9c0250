/** One mailbox under two names, whose dots mean nothing. */
const gmail = /^(?:gmail|googlemail)\.com$/

/**
 * Under what limits count what a mailbox is sent: `ana+fan@…` and `ana+clube@…` are read by the same person, and so are the
 * dots of Gmail (SEC-90). For keys only: mail goes where it was typed, and accounts keep what they are called. Pure.
 */
export function mailboxKey(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.trim().toLowerCase()) ?? []
  // Behind a plus at the beginning stands all there is of a name.
  const reader = name.replace(/(?<=.)\+.*$/s, '')
  return gmail.test(domain) ? `${reader.replaceAll('.', '')}@gmail.com` : `${reader}@${domain}`
}
