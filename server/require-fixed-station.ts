import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import { type Settings, StartProblem } from './environment.ts'
import type { Logger } from './logger.ts'

/**
 * Refuses an installation whose remote API is not the station's own: one answers a station's number on that station's
 * own address only (SEC-18): with any other `API_URL` every page would say that there is no station. An API that cannot
 * be asked yet stops nothing. @throws StartProblem
 */
export async function requireFixedStation(
  api: ApiClient,
  { stationId, apiUrl }: Pick<Settings, 'stationId' | 'apiUrl'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (!stationId || !apiUrl) return
  try {
    await api.call(lookupStation, { query: { id: stationId } })
  } catch (err) {
    if (!(err instanceof ApiProblem) || err.status !== 404)
      return log.warn({ err, stationId }, 'the remote API could not be asked for the station of STATION_ID')
    throw new StartProblem(
      `Variáveis de ambiente inválidas: API_URL (não é o endereço da estação ${stationId}, de STATION_ID; ex.: https://clube.exemplo.com/api).`,
    )
  }
}
