import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { fileKey, readFileAddress } from '../../platform/files/index.ts'
import { readWhole } from '../../platform/ports/index.ts'
import { activityTexts } from './texts.ts'

/** The id under which `GET /lottie-files/{id}` answers a stored animation: version and name. Null for what is none. Pure. */
export function lottieIdOf(stored: string | null): string | null {
  const { version = '', path = '' } = readFileAddress(stored) ?? {}
  const name = /^lottie\/([\w-]+)\.json$/.exec(path)?.[1]
  // The dash is where the id is taken apart again.
  return name && /^[0-9A-Za-z]+$/.test(version) ? `${version}-${name}` : null
}

/** An animation of the station as JSON text (ACT-S08). @throws not_found */
export async function getLottieFile(
  { station, ports }: ApiContext,
  id: string,
): Promise<{ id: string; json: string }> {
  const dash = id.indexOf('-')
  const [version, path] = [id.slice(0, dash), `lottie/${id.slice(dash + 1)}.json`]
  const file = await ports.files.get(fileKey({ stationId: station.id, version, path }))
  if (!file) throw new ApiError('not_found', activityTexts.unavailable)
  return { id, json: (await readWhole(file)).toString('utf8') }
}
