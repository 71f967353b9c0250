import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureInput } from '#contract/management/activities/schemas.ts'
import { managedTexts } from '#contract/management/activities/schemas.ts'
import { pictureKinds } from '#stations/pictures.ts'
import type { ApiContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { limit } from '../../rate-limit/index.ts'
import { requireOwner } from '../managed-site.ts'
import { managedActivityTexts as texts } from './texts.ts'

const maxBytes = 3 * 1024 * 1024
const reading = { limitInputPixels: 60_000_000, pages: 1 }

/**
 * A picture for an activity: decoded, turned upright, freed of what the camera wrote into it, cut to the shape of its
 * kind and stored in the sizes of shipped pictures, so that pages choose among them. @throws invalid_input
 */
export async function addActivityPicture(
  ctx: ApiContext,
  { kind, file }: PictureInput,
): Promise<{ image: string }> {
  const owner = await requireOwner(ctx)
  await limit(ctx, {
    name: 'site-image',
    key: `${ctx.station.id}:${owner.id}`,
    points: 200,
    durationSeconds: 3600,
  })
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxBytes) throw ApiError.fields({ file: managedTexts.tooLarge })
  const facts = await sharp(bytes, reading)
    .metadata()
    .catch(() => null)
  if (!facts || !['png', 'jpeg', 'gif', 'webp'].includes(facts.format))
    throw ApiError.fields({ file: texts.format })
  const { width, height, smaller } = pictureKinds[kind]
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const encode = (size: number) =>
    sharp(bytes, reading)
      .rotate()
      .toColourspace('srgb')
      .resize({
        width: size,
        height: Math.round((size * height) / width),
        fit: 'cover',
        position: 'attention',
      })
      .webp({ quality: 82 })
      .toBuffer()
  try {
    for (const size of [width, ...smaller]) {
      const name = size === width ? 'imagem.webp' : `imagem-${size}.webp`
      const key = `${ctx.station.id}/${version}/${kind}/${name}`
      await ctx.ports.files.put(key, await encode(size), { contentType: 'image/webp' })
    }
  } catch {
    throw ApiError.fields({ file: texts.unreadable })
  }
  return { image: `/arquivos/${ctx.station.id}/${version}/${kind}/imagem.webp` }
}
