import { pictureTexts } from '#contract/picture-texts.ts'
import { ApiError } from '../../../platform/errors.ts'
import { decodePicture, fromPixels, type PictureProblem } from '../../../platform/pictures/index.ts'
import type { Pixels } from './pixels.ts'
import { removeBackground } from './remove-background.ts'
import { type Box, boundsOf } from './trim.ts'

/** Side of the work copy: plenty for every size that is made. Only sharp's own threads touch it. */
const workSide = 1200
/** Side of the small copy in which the mark is looked for. */
const smallSide = 400
/** Pixels of the mark that is worked on: what looks at pixels keeps everybody of the process waiting. */
export const mostPixels = 240_000

const formats = ['png', 'jpeg', 'gif', 'webp', 'svg'] as const
export const imageTexts = {
  type: 'Envie uma imagem PNG, JPEG, GIF, WebP ou SVG.',
  broken: 'Não foi possível ler esta imagem. Tente outra.',
  notDrawn: 'Não conseguimos desenhar este SVG. Exporte-o de novo, sem fotos nem efeitos, ou envie em PNG.',
  huge: pictureTexts.tooManyPixels,
  tiny: 'A imagem é pequena demais: o lado maior precisa de pelo menos 16 pixels.',
} as const
const problemTexts: Record<PictureProblem, string> = {
  wrong_type: imageTexts.type,
  too_many_pixels: imageTexts.huge,
  unreadable: imageTexts.broken,
  not_drawn: imageTexts.notDrawn,
  too_much_to_draw: imageTexts.notDrawn,
}

const refuse = (message: string) => ApiError.fields({ file: message })

/** The whole logo in small, and the part in which there is something to see, as large as it may be. */
export type Read = { whole: Pixels; mark: Pixels }
type Wish = {
  removeBackground: boolean
  who: string
  /** What is done about a drawing that was ended, before it is refused. */
  countEnded?: () => Promise<unknown>
}

/**
 * Decodes a PNG, JPEG (CMYK too), GIF (its first frame), WebP or SVG (drawn) into upright sRGB pixels and makes something
 * of them in the queue of pictures. What is handed over is small whatever was sent (SEC-03).
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function readImage<T>(
  bytes: Uint8Array,
  wish: Wish,
  make: (read: Read) => Promise<T>,
): Promise<T> {
  const inside = { width: workSide, height: workSide, fit: 'inside', withoutEnlargement: true } as const
  const answer = await decodePicture(
    bytes,
    { formats, who: wish.who, prepare: (picture) => picture.autoOrient().resize(inside).ensureAlpha() },
    async (pixels) => {
      if (Math.max(pixels.width, pixels.height) < 16) throw refuse(imageTexts.tiny)
      return make(await takeApart(pixels, wish.removeBackground))
    },
  )
  if ('made' in answer) return answer.made
  if (answer.problem === 'too_much_to_draw') await wish.countEnded?.()
  throw refuse(problemTexts[answer.problem])
}

/** Finds the mark in the small copy and cuts it out of the large one. */
async function takeApart(work: Pixels, isCut: boolean): Promise<Read> {
  const { width, height } = work
  const scale = Math.min(1, smallSide / Math.max(width, height))
  const whole = await shrunk(work, { left: 0, top: 0, right: width - 1, bottom: height - 1 }, scale)
  const box = boundsOf(isCut ? removeBackground(whole) : whole)
  const part = box ? grown(box, whole, work) : { left: 0, top: 0, right: width - 1, bottom: height - 1 }
  const pixels = (part.right - part.left + 1) * (part.bottom - part.top + 1)
  return { whole, mark: await shrunk(work, part, Math.min(1, Math.sqrt(mostPixels / pixels))) }
}

/** A box of the small copy in the large one, with some ground around it: edges that fade are not cut. */
function grown(box: Box, small: Pixels, { width, height }: Pixels): Box {
  const [x, y] = [width / small.width, height / small.height]
  const rim = 3
  return {
    left: Math.max(0, Math.floor((box.left - rim) * x)),
    top: Math.max(0, Math.floor((box.top - rim) * y)),
    right: Math.min(width, Math.ceil((box.right + 1 + rim) * x)) - 1,
    bottom: Math.min(height, Math.ceil((box.bottom + 1 + rim) * y)) - 1,
  }
}

/** A part of a picture, made smaller by sharp: off the thread that answers. */
async function shrunk(pixels: Pixels, { left, top, right, bottom }: Box, scale: number): Promise<Pixels> {
  const [partWidth, partHeight] = [right - left + 1, bottom - top + 1]
  const width = Math.max(1, Math.floor(partWidth * scale))
  const height = Math.max(1, Math.floor(partHeight * scale))
  const { data } = await fromPixels({ ...pixels, channels: 4 })
    .extract({ left, top, width: partWidth, height: partHeight })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width, height }
}
