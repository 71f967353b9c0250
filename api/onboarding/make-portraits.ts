import sharp, { type Region } from 'sharp'

/** Per cent of the picture as it is shown, that is, turned the way its camera says. */
export type Crop = { x: number; y: number; width: number; height: number }
export type Portrait = { name: string; bytes: Buffer }

/** The middle, as the crop begins (D1§5). */
export const middle: Crop = { x: 25, y: 25, width: 50, height: 50 }

const formats = new Set(['jpeg', 'png', 'gif'])
/** No side longer, not more in all: what a phone takes, far below what would fill the memory. */
const maxSide = 12_000
const maxPixels = 50_000_000
/** Sides in pixels; the largest has no suffix, like all pictures of stations. */
const sides = [640, 320, 96] as const

export type PortraitProblem = 'wrong_type' | 'too_many_pixels'

/**
 * Cuts a portrait out of a picture and writes it anew in the sizes that pages use, square, without anything that the
 * camera wrote into it (place, time, device). What it is, is what decodes, not what it is called (ONB-12).
 */
export async function makePortraits(bytes: Buffer, crop: Crop): Promise<Portrait[] | PortraitProblem> {
  try {
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.has(format)) return 'wrong_type'
    if (Math.max(width, height) > maxSide || width * height > maxPixels) return 'too_many_pixels'
    const region = regionOf(crop, autoOrient)
    const cut = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .extract(region)
      .resize(sides[0], sides[0], { fit: 'cover', withoutEnlargement: false })
      .png({ compressionLevel: 1 })
      .toBuffer()
    return await Promise.all(sides.map((side) => portrait(cut, side)))
  } catch {
    // Not a picture, or one that ends in the middle: nothing else can go wrong in memory.
    return 'wrong_type'
  }
}

async function portrait(cut: Buffer, side: number): Promise<Portrait> {
  const suffix = side === sides[0] ? '' : `-${side}`
  const image = sharp(cut).resize(side, side).flatten({ background: 'white' }).webp({ quality: 82 })
  return { name: `foto${suffix}.webp`, bytes: await image.toBuffer() }
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
