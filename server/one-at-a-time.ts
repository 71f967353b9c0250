import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests that wait on one connection. Browsers and proxies send the next request once they have the answer. */
const mostWaiting = 8

/**
 * Answers the requests of a connection one after the other. Node hands over all that one packet holds at once: three
 * hundred pages are rendered in step then, and everybody else waits for the last (SEC-46).
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>()

  function begin(request: IncomingMessage, response: ServerResponse<IncomingMessage>): void {
    response.once('close', () => goOn(request.socket))
    listener(request, response as Parameters<RequestListener>[1])
  }

  function goOn(socket: Socket): void {
    const next = socket.destroyed ? undefined : lines.get(socket)?.shift()
    if (next) next()
    else lines.delete(socket)
  }

  return (request, response) => {
    const line = lines.get(request.socket)
    if (line && line.length >= mostWaiting) request.socket.destroy()
    else if (line) line.push(() => begin(request, response))
    else {
      lines.set(request.socket, [])
      begin(request, response)
    }
  }
}
