import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A form without scripts that comes back sooner is taken for a program (GAP-23). Milliseconds. */
const fillTimeMs = 3_100

type Answer = { status: number; cookie: string | undefined; body: string }

/** Logs the demo participant in through the form, as a person without scripts does; the Cookie header of the session. */
export async function logIn(origin: string): Promise<string> {
  const stamp = await readStamp(origin)
  await wait(fillTimeMs)
  return sendLogin(origin, stamp)
}

/** The signed instant of the log-in form. */
export async function readStamp(origin: string): Promise<string> {
  const page = await ask(origin, 'GET')
  const stamp = /name="started_at" value="([^"]+)"/.exec(page.body)?.[1]
  if (!stamp) throw new Error(`the log-in page answered ${page.status} without its stamp`)
  return stamp
}

/** Sends the form. */
export async function sendLogin(origin: string, stamp: string): Promise<string> {
  const form = new URLSearchParams({
    email: 'participante@exemplo.com.br',
    password: 'Senha123',
    started_at: stamp,
    captcha: '',
    website: '',
  })
  const { status, cookie } = await ask(origin, 'POST', form.toString())
  if (!cookie) throw new Error(`log-in answered ${status} without a session`)
  return cookie
}

function ask(origin: string, method: 'GET' | 'POST', body?: string): Promise<Answer> {
  const { host, port } = new URL(origin)
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        path: '/login?com=email',
        method,
        headers: { host, cookie: 'maioridade=1', ...(body && form) },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cookie: response.headers['set-cookie']?.find((one) => one.startsWith('sessao='))?.split(';')[0],
            body: text,
          }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
