import sharp from 'sharp'
import { pictureTexts } from '#contract/picture-texts.ts'
import { logoMaxBytes } from '#contract/sites/schemas.ts'
import { ApiError } from '../../errors.ts'

/** An image as pixels: four bytes each (red, green, blue, alpha), rows from the top. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Larger pictures than that are bombs, not logos. */
const maxPixels = 100_000_000
/** Side of the work copy: plenty for every size that is made. */
const workSide = 1200

const accepted = new Set(['png', 'jpeg', 'gif'])
export const imageTexts = {
  tooLarge: pictureTexts.tooLarge(1),
  type: 'Envie uma imagem PNG, JPEG ou GIF.',
  broken: 'Não foi possível ler esta imagem. Tente outra.',
  huge: 'A imagem tem pixels demais. Reduza-a para até 10.000 de lado.',
  tiny: 'A imagem é pequena demais: o lado maior precisa de pelo menos 16 pixels.',
} as const

const refuse = (message: string) => ApiError.fields({ file: message })

/**
 * Decodes a PNG, JPEG (CMYK too) or GIF (its first frame) into upright sRGB pixels, at most 1200 a side; vector art and
 * what lies about its type is refused. @throws invalid_input with `fields.file`
 */
export async function readImage(bytes: Uint8Array, maxBytes = logoMaxBytes): Promise<Pixels> {
  if (bytes.length > maxBytes) throw refuse(imageTexts.tooLarge)
  const image = sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' })
  const facts = await image.metadata().catch(() => null)
  if (!facts) throw refuse(await unreadable(bytes))
  if (!accepted.has(facts.format)) throw refuse(imageTexts.type)
  if (Math.max(facts.width, facts.height) < 16) throw refuse(imageTexts.tiny)
  try {
    const { data, info } = await image
      .rotate()
      .toColourspace('srgb')
      .resize({ width: workSide, height: workSide, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    throw refuse(imageTexts.broken)
  }
}

/** Headers say how large a picture is before it is decoded. */
async function unreadable(bytes: Uint8Array): Promise<string> {
  const facts = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)
  return facts && facts.width * facts.height > maxPixels ? imageTexts.huge : imageTexts.broken
}
