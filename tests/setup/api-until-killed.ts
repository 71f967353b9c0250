import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { getRequestListener } from '@hono/node-server'
import { stepSubscriptions } from '#api/commerce/subscriptions/step-subscriptions.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/logger.ts'
import { openPlatform } from '#server/platform.ts'
import { stationUrls } from '#server/station-urls.ts'

/**
 * A process for tests that kill it: the platform as its environment says, without a portal and without jobs of its own. Its API
 * answers on a port that it prints; the station is the one that the client names. Told to `renew`, it runs that job once.
 */
const settings = readEnvironment(process.env)
const migrations = path.resolve('api/platform/db/migrations')
const { api, db, ports, stations } = await openPlatform(settings, createLogger('silent'), migrations)
const answer = getRequestListener(
  (request) => {
    const hostStationId = Number(request.headers.get('x-station-id'))
    return api.fetch(request, { ...(hostStationId > 0 && { hostStationId }), address: '127.0.0.1' })
  },
  { overrideGlobalObjects: false },
)
const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`)
})

createInterface({ input: process.stdin }).on('line', (told) => {
  if (told === 'renew')
    void stepSubscriptions({ db, ports, stations, urls: stationUrls(settings) }).then(() =>
      process.stdout.write('renewed\n'),
    )
})
