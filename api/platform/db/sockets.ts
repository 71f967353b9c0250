import { Socket } from 'node:net'

/**
 * The sockets of database connections, so that they can be cut when nobody answers on them: the driver itself would wait for
 * as long as the network does. While they are cut new ones fail at once.
 */
export class Sockets {
  readonly #open = new Set<Socket>()
  #areCut = false

  /** What the driver calls for each connection it opens. */
  readonly make = (): Socket => {
    const socket = new Socket()
    this.#open.add(socket)
    socket.once('close', () => this.#open.delete(socket))
    // After the driver has begun to connect: a destroyed socket that is told to connect comes back.
    if (this.#areCut) setImmediate(() => socket.destroy())
    return socket
  }

  cut(): void {
    this.#areCut = true
    for (const socket of this.#open) socket.destroy()
  }

  mend(): void {
    this.#areCut = false
  }
}
