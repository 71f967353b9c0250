import { setTimeout as wait } from 'node:timers/promises'
import { ask, newJar } from './ask.ts'

/** A form without scripts that comes back sooner is taken for a program (GAP-23). Milliseconds. */
const fillTimeMs = 3_100
const path = '/login?com=email'
const participant = 'participante@exemplo.com.br'

/** Logs a demo person in through the form, as a person without scripts does; the Cookie header of the session. */
export async function logIn(origin: string, person = participant): Promise<string> {
  const stamp = await readStamp(origin)
  await wait(fillTimeMs)
  return sendLogin(origin, stamp, person)
}

/** Reads the signed instant of the log-in form. */
export async function readStamp(origin: string): Promise<string> {
  const page = await ask(origin, { path, jar: newJar() })
  const stamp = /name="started_at" value="([^"]+)"/.exec(page.body)?.[1]
  if (!stamp) throw new Error(`the log-in page answered ${page.status} without its stamp`)
  return stamp
}

/** Sends the form. Stations that know people by CPF only read the participant's CPF. */
export async function sendLogin(origin: string, stamp: string, person = participant): Promise<string> {
  const jar = newJar()
  const form = {
    email: person,
    cpf: '529.982.247-25',
    password: 'Senha123',
    started_at: stamp,
    captcha: '',
    website: '',
  }
  const { status } = await ask(origin, { path, jar, form })
  const session = jar.get('sessao')
  if (!session) throw new Error(`log-in answered ${status} without a session`)
  return `sessao=${session}`
}
