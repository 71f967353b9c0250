import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy on this machine that plays a failing network: it passes on to a port, says nothing on connections that it has and
 * takes, or refuses.
 */
export async function startFlakyProxy(targetPort: number) {
  const sockets = new Set<Socket>()
  let target = targetPort
  let isSilent = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (isSilent) return
    const outgoing = connect(target, '127.0.0.1')
    keep(outgoing)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
    // By hand instead of `pipe`, so that what is under way stays under way while nothing is said.
    incoming.on('data', (bytes) => isSilent || outgoing.write(bytes))
    outgoing.on('data', (bytes) => isSilent || incoming.write(bytes))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    /** From now on connections lead there; those that are open stay. */
    leadTo(otherPort: number) {
      target = otherPort
    },
    /** Accepts, and never answers; afterwards only new connections work, as after a network came back. */
    silence(on: boolean) {
      isSilent = on
    },
    async close() {
      cutAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
