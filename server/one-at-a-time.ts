import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests that wait on one connection. Browsers and proxies send the next request once they have the answer. */
const mostWaiting = 8

/**
 * Answers the requests of a connection one after the other. Node hands over all that one packet holds at once: three
 * hundred pages are rendered in step then, and everybody else waits for the last (SEC-46).
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()

  function begin(request: IncomingMessage, response: ServerResponse<IncomingMessage>): void {
    response.once('close', () => goOn(request.socket))
    listener(request, response as Parameters<RequestListener>[1])
  }

  function goOn(socket: Socket): void {
    const next = socket.destroyed ? undefined : queues.get(socket)?.shift()
    if (next) next()
    else queues.delete(socket)
  }

  return (request, response) => {
    const queue = queues.get(request.socket)
    if (queue && queue.length >= mostWaiting) request.socket.destroy()
    else if (queue) queue.push(() => begin(request, response))
    else {
      queues.set(request.socket, [])
      begin(request, response)
    }
  }
}
