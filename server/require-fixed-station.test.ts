import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { StartProblem } from './environment.ts'
import { createLogger } from './logger.ts'
import { requireFixedStation } from './require-fixed-station.ts'

const world = apiWorld()

/** Makes a start that finds what `answer` says at its `API_URL`. */
function start(answer: (path: string, request: Request) => Response | Promise<Response>, stationId: number) {
  const apiUrl = 'http://api.remote/api'
  const lines: string[] = []
  const api = createClient({
    transport: async (request) => answer(request.url.slice(apiUrl.length), request),
    baseUrl: apiUrl,
    timeoutMs: 0,
    checkAnswers: true,
  })
  const log = createLogger('warn', { write: (line) => lines.push(line) })
  return { lines, done: requireFixedStation(api, { stationId, apiUrl }, log) }
}

test('SEC-32 STATION_ID with the address of its own station starts', async () => {
  const station = await world.station()
  const { lines, done } = start((path) => world.fetch(path, {}, { hostStationId: station.id }), station.id)
  await done
  expect(lines).toEqual([])
})

test('SEC-32 STATION_ID with an API_URL that is not the address of its station stops the start, by name', async () => {
  const [station, other] = [await world.station(), await world.station()]
  for (const hostStationId of [undefined, other.id]) {
    const { done } = start((path) => world.fetch(path, {}, { hostStationId }), station.id)
    await expect(done).rejects.toThrow(StartProblem)
    await expect(done).rejects.toThrow(/API_URL .*STATION_ID/)
  }
})

test('SEC-32 a remote API that is away stops no start, and the log says that it was not asked', async () => {
  const { lines, done } = start(() => Response.error(), 26)
  await done
  expect(lines.join()).toContain('STATION_ID')
})
