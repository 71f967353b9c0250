import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '#api/platform/errors.ts'
import { queues } from '#api/platform/slots/limits.ts'
import { createQueue, type InQueue } from '#api/platform/slots/queue.ts'
import type { Drain } from './drain.ts'
import { StartProblem } from './environment.ts'
import { maySendSlowly } from './stream-bodies.ts'

/** Milliseconds: a client that sends its request too slowly is let go. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 0, keepAliveTimeout: 65_000 }
/** A request has to be here by then, unless its file may come slowly: that has a pace of its own (`stream-bodies.ts`). */
const arrivalMs = 120_000
/** Whoever reads nothing of an answer for so long holds no socket and no open file any more; players ask for the rest anew. */
const idleMs = 120_000

/** Opens the port, or says in one sentence why not. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  drain?: Drain,
  idle = idleMs,
  arrival = arrivalMs,
): Promise<Server> {
  const answer = oneAtATime(listener)
  const server = createServer({ ...timeouts, maxHeaderSize: 16 * 1024 }, (request, response) => {
    if (drain?.isDraining()) response.setHeader('connection', 'close')
    endLate(request, arrival)
    answer(request, response)
  })
  server.setTimeout(idle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartProblem(
            `A porta ${port} já está em uso; feche o outro programa ou escolha outra com PORT.`,
          ),
        )
      else if (error.code === 'EACCES') reject(new StartProblem(`Sem permissão para abrir a porta ${port}.`))
      else reject(error)
    })
    server.listen(port, host, resolve)
  })
  return server
}

/**
 * Answers the requests of a connection one after the other. Node hands over all that one packet holds at once: three
 * hundred pages are rendered in step then, and everybody else waits for the last (SEC-46).
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const queueOf = new WeakMap<Socket, InQueue>()
  return (request, response) => {
    const { socket } = request
    const inQueue =
      queueOf.get(socket) ?? createQueue(queues.connection, 'too many requests on one connection')
    queueOf.set(socket, inQueue)
    inQueue('connection', async () => {
      if (socket.destroyed) return
      const closed = new Promise<void>((resolve) => response.once('close', resolve))
      listener(request, response)
      await closed
    }).catch((error) => {
      socket.destroy()
      if (!(error instanceof ApiError)) throw error
    })
  }
}

/** Lets a request go that does not arrive; node's own clock knows no exceptions. */
function endLate(request: IncomingMessage, arrival: number): void {
  if (request.complete) return
  const late = setTimeout(() => {
    if (!request.complete && !maySendSlowly(request)) request.socket.destroy()
  }, arrival).unref()
  request.once('close', () => clearTimeout(late))
}

/** Says that a port cannot be had before anything else is begun: the first start works for a while. */
export async function requirePort(port: number, host: string): Promise<void> {
  const server = await listen(() => {}, port, host)
  await new Promise((resolve) => server.close(resolve))
}

/** Longest wait for running requests, in milliseconds: well within what the whole close may take (`shutdown.ts`). */
const finishMs = 5_000

/**
 * Stops taking requests and waits for the running ones; those that do not come to an end are cut off, so that nobody who
 * sends a byte now and then keeps the database from being closed.
 */
export function stopListening(server: Server, waitMs = finishMs): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), waitMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
