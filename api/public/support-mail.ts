import type { StationConfig } from '#stations/schema.ts'

type Message = {
  kind: 'general' | 'enterprise'
  name: string
  email: string
  phone?: string | undefined
  subject?: string | undefined
  message: string
}

/** The mail that tells a station of a message, or null when the station has no address (SUP-01). */
export function supportMail(config: StationConfig, message: Message) {
  const to = config.behaviour.fixedSupportMail ?? config.contact.mail
  if (!to) return null
  const topic = message.kind === 'enterprise' ? 'Plano Enterprise' : 'Fale conosco'
  const facts: [string, string][] = [
    ['Nome', message.name],
    ['E-mail', message.email],
    ['Telefone', message.phone || 'não informado'],
    ['Assunto', message.subject || topic],
  ]
  const text = [...facts.map(([name, value]) => `${name}: ${value}`), '', message.message].join('\n')
  const rows = facts
    .map(([name, value]) => `<li>${name}: <strong>${escapeHtml(value)}</strong></li>`)
    .join('')
  const paragraphs = message.message
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
  return {
    to,
    subject: `${topic}: ${message.subject || message.name}`,
    text,
    html: `<!doctype html><html lang="pt-BR"><body><h1>${escapeHtml(config.name)}</h1><ul>${rows}</ul>${paragraphs}</body></html>`,
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
