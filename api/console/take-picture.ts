import type { ResizeOptions } from 'sharp'
import { pictureTexts } from '#contract/picture-texts.ts'
import type { ApiContext } from '../platform/context.ts'
import { takeFile, type Upload } from '../platform/files/index.ts'
import {
  decodePicture,
  fromPixels,
  type PictureProblem,
  type Pixels,
  senderOf,
} from '../platform/pictures/index.ts'

const megabyte = 1024 * 1024
const formats = ['png', 'jpeg', 'gif', 'webp'] as const
const problemTexts: Record<PictureProblem, string> = {
  wrong_type: 'Envie uma imagem PNG, JPEG, GIF ou WebP.',
  too_many_pixels: pictureTexts.tooManyPixels,
  unreadable: 'Não foi possível ler esta imagem. Tente outra.',
  not_drawn: 'Não foi possível ler esta imagem. Tente outra.',
  too_much_to_draw: 'Não foi possível ler esta imagem. Tente outra.',
}

type Wanted = {
  /** The shape of the largest size, by the picture's own sides. */
  shape: (sides: Sides) => ResizeOptions
  /** Widths in pixels, the largest first: it has no suffix, like all pictures of stations. */
  widths: readonly number[]
  /** The widths are those of the usual shape: a picture of another one has as much less in each. */
  isScaled?: true
  /** Under the folder of the picture's version, with a slash at the end; empty: in that folder itself. */
  folder: string
}

type Sides = { width: number; height: number }

/**
 * Stores a picture that an owner sent as WebP in several sizes, turned upright and freed of what the camera wrote into
 * it, and answers its address. @throws invalid_input with `fields.file`, too_many_requests
 */
export async function takePicture<Fields>(
  ctx: ApiContext,
  upload: Upload<Fields>,
  { ownerId, wanted }: { ownerId: number; wanted: (fields: Fields) => Wanted },
): Promise<string> {
  const who = `${ctx.station.id}:${ownerId}`
  const { at, main } = await takeFile(ctx, upload, {
    limits: [{ name: 'site-image', key: who, points: 200, durationSeconds: 3600 }],
    isClaimedLater: true,
    tooLarge: pictureTexts.mediaTooLarge(upload.maxBytes / megabyte),
    async make(bytes, fields) {
      const { shape, folder, ...sizes } = wanted(fields)
      const answer = await decodePicture(
        bytes,
        {
          formats,
          who: senderOf(ctx, ownerId),
          prepare: (picture, { autoOrient }) =>
            picture.autoOrient().resize(shapeFor(shape(autoOrient), autoOrient)),
        },
        (pixels) => encodeSizes(pixels, { folder, ...sizes }),
      )
      if ('problem' in answer) return problemTexts[answer.problem]
      return { files: answer.made, main: `${folder}imagem.webp` }
    },
  })
  return at(main)
}

/**
 * Looking for the part with most to see takes all of the picture at the size of what is cut out: of 3,000 x 10 pixels
 * that is gigabytes. Of what is that long the middle is taken.
 */
function shapeFor(shape: ResizeOptions, sides: Sides): ResizeOptions {
  const { width = 1, height = 1, position } = shape
  const stretch = (sides.width * height) / (sides.height * width)
  return position === 'attention' && Math.max(stretch, 1 / stretch) > 4
    ? { ...shape, position: 'centre' }
    : shape
}

/** One after another: a picture takes one core, the other ones are for everybody else. */
async function encodeSizes(pixels: Pixels, { widths, isScaled, folder }: Omit<Wanted, 'shape'>) {
  const [largest = pixels.width] = widths
  const sizes = []
  for (const width of widths) {
    const suffix = width === largest ? '' : `-${width}`
    const shown = isScaled ? Math.round((pixels.width * width) / largest) : width
    const resized = fromPixels(pixels).resize({ width: shown, withoutEnlargement: true })
    const bytes = await resized.webp({ quality: 82 }).toBuffer()
    sizes.push({ path: `${folder}imagem${suffix}.webp`, bytes, contentType: 'image/webp' })
  }
  return sizes
}
