import { pictureTexts } from '#contract/picture-texts.ts'
import { logoMaxBytes } from '#contract/sites/schemas.ts'
import { ApiError } from '../../errors.ts'
import { decodePicture, type PictureProblem } from '../../pictures/index.ts'

/** An image as pixels: four bytes each (red, green, blue, alpha), rows from the top. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Side of the work copy: plenty for every size that is made. */
const workSide = 1200

const formats = ['png', 'jpeg', 'gif'] as const
export const imageTexts = {
  tooLarge: pictureTexts.tooLarge(1),
  type: 'Envie uma imagem PNG, JPEG ou GIF.',
  broken: 'Não foi possível ler esta imagem. Tente outra.',
  huge: pictureTexts.tooManyPixels,
  tiny: 'A imagem é pequena demais: o lado maior precisa de pelo menos 16 pixels.',
} as const
const problemTexts: Record<PictureProblem, string> = {
  wrong_type: imageTexts.type,
  too_many_pixels: imageTexts.huge,
  unreadable: imageTexts.broken,
}

const refuse = (message: string) => ApiError.fields({ file: message })

/**
 * Decodes a PNG, JPEG (CMYK too) or GIF (its first frame) into upright sRGB pixels, at most 1200 a side, and makes
 * something of them while it is its turn; vector art and what lies about its type is refused.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function readImage<T>(
  bytes: Uint8Array,
  who: string,
  make: (pixels: Pixels) => Promise<T>,
): Promise<T> {
  if (bytes.length > logoMaxBytes) throw refuse(imageTexts.tooLarge)
  const inside = { width: workSide, height: workSide, fit: 'inside', withoutEnlargement: true } as const
  const answer = await decodePicture(
    bytes,
    { formats, who, prepare: (picture) => picture.autoOrient().resize(inside).ensureAlpha() },
    (pixels) => {
      if (Math.max(pixels.width, pixels.height) < 16) throw refuse(imageTexts.tiny)
      return make(pixels)
    },
  )
  if ('problem' in answer) throw refuse(problemTexts[answer.problem])
  return answer.made
}
