import { request } from 'node:http'

export type Answer = { status: number; location: string; body: string }
/** Cookies as a browser keeps them, by name; answers write into it. */
export type CookieJar = Map<string, string>

type Question = { path: string; jar: CookieJar; form?: Record<string, string> }

/** Asks a station as a browser without scripts does: with its cookies, and forms as it sends them. Follows nothing. */
export function ask(origin: string, { path, jar, form }: Question): Promise<Answer> {
  const { host, port } = new URL(origin)
  const sent = form && { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const call = request(
      { port, path, method: form ? 'POST' : 'GET', headers: { host, cookie, ...sent } },
      (response) => {
        for (const one of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
          jar.set(name, value)
        }
        let body = ''
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body }),
        )
      },
    )
    call.on('error', reject)
    call.end(form && new URLSearchParams(form).toString())
  })
}

/** Makes a browser that has never been here, of somebody of age. */
export const newJar = (): CookieJar => new Map([['maioridade', '1']])
