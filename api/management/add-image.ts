import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pictureTexts } from '#contract/picture-texts.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { limit } from '../rate-limit/index.ts'
import { requireOwner } from './managed-site.ts'

const maxMegabytes = 3
const widths = [1600, 640, 320]

/**
 * A picture for the site: decoded, turned upright, freed of what the camera wrote into it, and stored as WebP in the
 * sizes that pages use (`x.webp`, `x-640.webp`, `x-320.webp`). @throws invalid_input with `fields.file`
 */
export async function addImage(ctx: ApiContext, file: string): Promise<{ image: string }> {
  const owner = await requireOwner(ctx)
  await limit(ctx, {
    name: 'site-image',
    key: `${ctx.station.id}:${owner.id}`,
    points: 200,
    durationSeconds: 3600,
  })
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxMegabytes * 1024 * 1024)
    throw ApiError.fields({ file: pictureTexts.mediaTooLarge(maxMegabytes) })
  // sharp throws at once when there is nothing to read.
  const facts = bytes.length
    ? await sharp(bytes, { limitInputPixels: 60_000_000, pages: 1 })
        .metadata()
        .catch(() => null)
    : null
  if (!facts || !['png', 'jpeg', 'gif', 'webp'].includes(facts.format))
    throw ApiError.fields({ file: 'Envie uma imagem PNG, JPEG, GIF ou WebP.' })
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const encode = (width: number) =>
    sharp(bytes, { limitInputPixels: 60_000_000, pages: 1 })
      .rotate()
      .toColourspace('srgb')
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  try {
    const made = await Promise.all(widths.map(encode))
    const put = (bytes: Buffer, at: number) => {
      const name = at === 0 ? 'imagem.webp' : `imagem-${widths[at]}.webp`
      return ctx.ports.files.put(`${ctx.station.id}/${version}/${name}`, bytes, { contentType: 'image/webp' })
    }
    await Promise.all(made.map(put))
  } catch {
    throw ApiError.fields({ file: 'Não foi possível ler esta imagem. Tente outra.' })
  }
  return { image: `/arquivos/${ctx.station.id}/${version}/imagem.webp` }
}
