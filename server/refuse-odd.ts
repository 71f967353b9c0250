import type { IncomingMessage, ServerResponse } from 'node:http'

/** The methods that the app answers; TRACE and CONNECT are for proxies, and the platform's Request cannot even carry them. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts a header in a request: Node shows the first of several. */
const timesOf = (name: string, { rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === name).length

/**
 * Answers requests that no part of ours should see; tells whether it did. Two Host headers are two stations: a proxy may
 * have looked at the other one.
 */
export function refuseOdd(request: IncomingMessage, response: ServerResponse): boolean {
  const isKnown = methods.has(request.method ?? '')
  if (isKnown && timesOf('host', request) < 2 && timesOf('x-forwarded-host', request) < 2) return false
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', connection: 'close' }
  if (isKnown) response.writeHead(400, headers).end('Bad request\n')
  else response.writeHead(405, { ...headers, allow: [...methods].join(', ') }).end('Method not allowed\n')
  return true
}
