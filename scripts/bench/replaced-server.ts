import { createDrain } from '#server/drain.ts'
import { listen, stopListening } from '#server/listen.ts'
import { createLogger } from '#server/logger.ts'
import { closeOnSignals } from '#server/shutdown.ts'

/** A light server that listens, drains and closes by the product's own code, and answers after a moment of work. */
const drain = createDrain(Number(process.env.DRAIN_MS))
const server = await listen(
  (request, response) => {
    if (request.url === '/healthz') response.writeHead(drain.isDraining() ? 503 : 200).end()
    else request.resume().on('end', () => setTimeout(() => response.end('answered'), 20))
  },
  Number(process.env.PORT),
  '127.0.0.1',
  drain,
)
closeOnSignals(createLogger('silent'), () => stopListening(server), drain)
console.log('Estação pronta')
