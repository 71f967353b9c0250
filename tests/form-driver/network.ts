import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { CookieJar } from 'jsdom'

export type Asked = {
  method: string
  url: URL
  headers?: Record<string, string>
  body?: Buffer
  type?: string
}
export type Answered = { status: number; url: URL; headers: IncomingHttpHeaders; body: Buffer }

const connections = new Agent({ keepAlive: true })

type Failure = Error & { code?: string }

/**
 * One request. A kept connection that the server closed just then is opened anew, as browsers do. Stations are sub-domains of localhost, which browsers find by themselves and programs do not; nothing else
 * is asked for: what a page leads to outside of this machine, no journey visits.
 */
export function ask(asked: Asked): Promise<Answered> {
  const { method, url, headers, body, type } = asked
  if (!/(^|\.)localhost$/.test(url.hostname) && url.hostname !== '127.0.0.1')
    throw new Error(`The form driver does not leave this machine: ${url.href}`)
  return new Promise((resolve, reject) => {
    const sent = request({
      agent: connections,
      host: '127.0.0.1',
      port: url.port,
      path: url.pathname + url.search,
      method,
      headers: {
        ...headers,
        host: url.host,
        ...(body && { 'content-length': String(body.length), 'content-type': type }),
      },
    })
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          url,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', (failure: Failure) => {
      if (sent.reusedSocket && failure.code === 'ECONNRESET') resolve(ask(asked))
      else reject(failure)
    })
    sent.end(body)
  })
}

/** How a browser asks for a page. */
const asBrowser = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'pt-BR',
  'upgrade-insecure-requests': '1',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-user': '?1',
}

/** The cookies and habits of one browser. */
export type Visitor = { jar: CookieJar; userAgent?: string }
export const newVisitor = (userAgent?: string): Visitor => ({
  jar: new CookieJar(undefined, { looseMode: true, rejectPublicSuffixes: false }),
  ...(userAgent && { userAgent }),
})

const mostHops = 20

/** Asks for a page and follows where it sends on to, as a browser does; `from` is the page that asked. */
export async function visit(
  { jar, userAgent }: Visitor,
  asked: Asked,
  from: URL | null,
  heard: (answer: Answered, method: string) => void,
): Promise<Answered> {
  let { method, url, body, type } = asked
  for (let hop = 0; hop < mostHops; hop += 1) {
    const isSameSite = !from || from.origin === url.origin
    const cookies = await jar.getCookies(url.href, {
      http: true,
      // Other stations are other sites: from them, only a page that is read gets the cookies that are lax.
      sameSiteContext: isSameSite ? 'strict' : method === 'GET' ? 'lax' : 'none',
    })
    const answer = await ask({
      method,
      url,
      ...(body && { body, type }),
      headers: {
        ...asBrowser,
        ...(userAgent && { 'user-agent': userAgent }),
        'sec-fetch-site': from ? (isSameSite ? 'same-origin' : 'cross-site') : 'none',
        ...(from && { referer: isSameSite ? from.href.split('#')[0] : `${from.origin}/` }),
        ...(from && method === 'POST' && { origin: from.origin }),
        ...(cookies.length > 0 && { cookie: cookies.map((one) => one.cookieString()).join('; ') }),
      } as Record<string, string>,
    })
    for (const cookie of answer.headers['set-cookie'] ?? [])
      await jar.setCookie(cookie, url.href, { ignoreError: true })
    heard(answer, method)
    const { location } = answer.headers
    if (!location || ![301, 302, 303, 307, 308].includes(answer.status)) return answer
    const next = new URL(location, url)
    if (!next.hash) next.hash = url.hash
    url = next
    if (answer.status === 303 || (method === 'POST' && answer.status < 303)) {
      method = 'GET'
      body = undefined
      type = undefined
    }
  }
  throw new Error(`It goes in circles: ${asked.url.href}`)
}
