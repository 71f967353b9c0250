import type { Metadata, Region, Sharp } from 'sharp'
import type { NewFile } from '../../platform/files/index.ts'
import { decodePicture, fromPixels, type PictureProblem, type Pixels } from '../../platform/pictures/index.ts'

/** Per cent of the picture as it is shown, that is, turned the way its camera says. */
export type Crop = { x: number; y: number; width: number; height: number }

/** The middle, as the crop begins (D1§5). */
export const middle: Crop = { x: 25, y: 25, width: 50, height: 50 }

/** Sides in pixels; the largest has no suffix, like all pictures of stations. */
const sides = [640, 320, 96] as const
const nameOf = (side: number) => `foto${side === sides[0] ? '' : `-${side}`}.webp`
/** The names of a portrait's files, and of the one that stands for all of them. */
export const portraitNames = sides.map(nameOf)
export const portraitName = nameOf(sides[0])
const formats = ['jpeg', 'png', 'gif', 'webp'] as const

type Asked = { crop: Crop; who: string }

/**
 * Cuts a portrait out of a picture and writes it anew in the sizes that pages use, square, without anything that the
 * camera wrote into it (place, time, device). What it is, is what decodes, not what it is called (ONB-12).
 * @throws too_many_requests
 */
export async function makePortraits(
  bytes: Buffer,
  { crop, who }: Asked,
): Promise<NewFile[] | PictureProblem> {
  // Cut out as it lies in the file and turned when it is small: what is turned first is kept whole (ADR 72).
  const prepare = (picture: Sharp, { autoOrient, orientation }: Metadata) =>
    picture
      .extract(regionAsStored(regionOf(crop, autoOrient), autoOrient, orientation))
      .resize(sides[0], sides[0], { fit: 'cover' })
      .autoOrient()
  const answer = await decodePicture(bytes, { formats, who, prepare }, async (pixels) => {
    const portraits = []
    for (const side of sides) portraits.push(await portrait(pixels, side))
    return portraits
  })
  return 'made' in answer ? answer.made : answer.problem
}

async function portrait(pixels: Pixels, side: number): Promise<NewFile> {
  const image = fromPixels(pixels).resize(side, side).flatten({ background: 'white' }).webp({ quality: 82 })
  return { path: nameOf(side), bytes: await image.toBuffer(), contentType: 'image/webp' }
}

/** A crop in whole pixels inside the picture, never empty. Pure. */
export function regionOf(crop: Crop, { width, height }: { width: number; height: number }): Region {
  const span = (start: number, length: number, whole: number) => {
    const from = Math.min(whole - 1, Math.max(0, Math.round((start / 100) * whole)))
    return [from, Math.min(whole - from, Math.max(1, Math.round((length / 100) * whole)))] as const
  }
  const [left, w] = span(crop.x, crop.width, width)
  const [top, h] = span(crop.y, crop.height, height)
  return { left, top, width: w, height: h }
}

/** Where a region of the picture as it is shown lies in the file, which says by Exif's number how it is turned. Pure. */
function regionAsStored(region: Region, shown: { width: number; height: number }, orientation = 1): Region {
  const { width, height } = region
  const left = [2, 3, 6, 7].includes(orientation) ? shown.width - region.left - width : region.left
  const top = [3, 4, 7, 8].includes(orientation) ? shown.height - region.top - height : region.top
  if (orientation < 5) return { left, top, width, height }
  return { left: top, top: left, width: height, height: width }
}
