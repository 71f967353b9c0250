import { buffer } from 'node:stream/consumers'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { activityTexts } from './texts.ts'

const address = /^\/arquivos\/\d+\/([0-9A-Za-z]+)\/lottie\/([\w-]+)\.json$/

/** The id under which `GET /lottie-files/{id}` answers a stored animation: version and name. Null for what is none. Pure. */
export function lottieIdOf(stored: string | null): string | null {
  const [, version, name] = address.exec(stored ?? '') ?? []
  return version && name ? `${version}-${name}` : null
}

/** An animation of the station as JSON text (ACT-S08). @throws not_found */
export async function getLottieFile(
  { station, ports }: ApiContext,
  id: string,
): Promise<{ id: string; json: string }> {
  const dash = id.indexOf('-')
  const file = await ports.files.get(`${station.id}/${id.slice(0, dash)}/lottie/${id.slice(dash + 1)}.json`)
  if (!file) throw new ApiError('not_found', activityTexts.unavailable)
  return { id, json: (await buffer(file.body)).toString('utf8') }
}
