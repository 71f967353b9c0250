import { setTimeout as wait } from 'node:timers/promises'
import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf'
import { type Answer, ask, type CookieJar, newJar } from './ask.ts'

let count = 0

/**
 * Registers as a person without scripts does: the three steps, each page asked for and each form
 * sent, and the code of the mail, up to the session of the activated account. @returns milliseconds; those that the
 * mail was under way are not counted
 */
export async function register(origin: string): Promise<number> {
  count += 1
  const email = `medida${count}@exemplo.com.br`
  const jar = newJar()
  const started = performance.now()
  const send = (path: string, form: Record<string, string>) => sendForm(origin, { path, jar, form })
  await ask(origin, { path: '/cadastrar', jar })
  const person = await send('/cadastrar', { email, cpf: generateCpf(), terms: 'on' })
  const password = await send(person, {
    name: 'Joana Prates de Souza',
    tel: '11987654321',
    birthday: '12/04/1990',
    state: 'SP',
    city: 'campinas',
  })
  const pending = await send(password, { password: 'Senha123', password_confirmation: 'Senha123' })
  const { body } = await ask(origin, { path: pending, jar })
  const sent = performance.now()
  const code = await codeOf(origin, email)
  const mailMs = performance.now() - sent
  const enter = /href="(\/ativar\/[^"]+)"/.exec(body)?.[1] ?? ''
  await ask(origin, { path: enter, jar })
  const entered = await send(enter, { code })
  if (entered !== '/signup' || !jar.get('sessao')) throw new Error(`activation led to ${entered}`)
  return performance.now() - started - mailMs
}

type Sent = { path: string; jar: CookieJar; form: Record<string, string> }

/** Sends a form and asks for the page it leads to, unless the account is there; the address of that page. */
async function sendForm(origin: string, { path, jar, form }: Sent): Promise<string> {
  const answer = await ask(origin, { path, jar, form })
  if (answer.status !== 302) throw new Error(refusal(path, answer))
  if (answer.location.startsWith('/cadastrar')) await ask(origin, { path: answer.location, jar })
  return answer.location
}

const refusal = (path: string, { status, body }: Answer) =>
  `${path} answered ${status}: ${[...body.matchAll(/role="alert"[^>]*>(.*?)<\/div>/g)].map(([, text]) => text).join(' ')}`

/** Gives the six digits of the mail, which a job brings to the outbox. */
async function codeOf(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { body } = await ask(origin, { path: '/__outbox', jar: newJar() })
    const entry = body.split('</li>').find((item) => item.includes(email))
    const code = />(\d{6}) /.exec(entry ?? '')?.[1]
    if (code) return code
    await wait(50)
  }
  throw new Error(`no code came to ${email}`)
}
