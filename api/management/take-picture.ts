import { createHash } from 'node:crypto'
import type { ResizeOptions } from 'sharp'
import { pictureTexts } from '#contract/picture-texts.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { decodePicture, fromPixels, type PictureProblem, type Pixels } from '../pictures/index.ts'
import { limit } from '../rate-limit/index.ts'

const maxMegabytes = 3
const formats = ['png', 'jpeg', 'gif', 'webp'] as const
const problemTexts: Record<PictureProblem, string> = {
  wrong_type: 'Envie uma imagem PNG, JPEG, GIF ou WebP.',
  too_many_pixels: pictureTexts.tooManyPixels,
  unreadable: 'Não foi possível ler esta imagem. Tente outra.',
  not_drawn: 'Não foi possível ler esta imagem. Tente outra.',
}

type Wanted = {
  ownerId: number
  /** The shape of the largest size. */
  shape: ResizeOptions
  /** Widths in pixels, the largest first: it has no suffix, like all pictures of stations. */
  widths: readonly number[]
  /** Under the folder of the picture's version. */
  subfolder?: string
}

/**
 * Stores a picture that an owner sent (base64) as WebP in several sizes, turned upright and freed of what the camera
 * wrote into it, and answers its address. @throws invalid_input with `fields.file`, too_many_requests
 */
export async function takePicture(
  ctx: ApiContext,
  file: string,
  { ownerId, shape, widths, subfolder }: Wanted,
): Promise<string> {
  const who = `${ctx.station.id}:${ownerId}`
  await limit(ctx, { name: 'site-image', key: who, points: 200, durationSeconds: 3600 })
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxMegabytes * 1024 * 1024)
    throw ApiError.fields({ file: pictureTexts.mediaTooLarge(maxMegabytes) })
  const answer = await decodePicture(
    bytes,
    { formats, who, prepare: (picture) => picture.autoOrient().resize(shape) },
    (pixels) => encodeSizes(pixels, widths),
  )
  if ('problem' in answer) throw ApiError.fields({ file: problemTexts[answer.problem] })
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const folder = [ctx.station.id, version, ...(subfolder ? [subfolder] : [])].join('/')
  for (const { name, encoded } of answer.made)
    await ctx.ports.files.put(`${folder}/${name}`, encoded, { contentType: 'image/webp' })
  return `/arquivos/${folder}/imagem.webp`
}

/** One after another: a picture takes one core, the other ones are for everybody else. */
async function encodeSizes(pixels: Pixels, widths: readonly number[]) {
  const sizes = []
  for (const width of widths) {
    const name = width === widths[0] ? 'imagem.webp' : `imagem-${width}.webp`
    const resized = fromPixels(pixels).resize({ width, withoutEnlargement: true })
    sizes.push({ name, encoded: await resized.webp({ quality: 82 }).toBuffer() })
  }
  return sizes
}
