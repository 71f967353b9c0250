import type { ApiContext } from '../../platform/context.ts'
import { fileAddress, fileKey, newSecret } from '../../platform/files/index.ts'
import faces from './demo-faces.json' with { type: 'json' }

/** The names of a portrait's files by their side in pixels; the largest stands for all of them. */
const names = { 640: 'foto.webp', 320: 'foto-320.webp', 96: 'foto-96.webp' } as const
const sides = [640, 320, 96] as const

/**
 * Stores the face of somebody of the demo, by the name before the `@`, as their portrait in the station; answers its address, null of
 * a person who has none. Drawn by `scripts/demo-faces.ts`. Demo mode only.
 */
export async function placeDemoFace(
  { ports, station }: Pick<ApiContext, 'ports' | 'station'>,
  person: string,
): Promise<string | null> {
  const face = Object.entries(faces).find(([name]) => name === person)?.[1]
  if (!face) return null
  const version = newSecret()
  const placeOf = (side: (typeof sides)[number]) => ({ stationId: station.id, version, path: names[side] })
  for (const side of sides)
    await ports.files.put(fileKey(placeOf(side)), Buffer.from(face[side], 'base64'), {
      contentType: 'image/webp',
    })
  return fileAddress(placeOf(640))
}
