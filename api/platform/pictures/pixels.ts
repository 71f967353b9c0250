import sharp, { type Sharp } from 'sharp'

/** A decoded picture: `channels` bytes for each pixel (red, green, blue and maybe alpha), rows from the top. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 }

/** Decodes what a pipeline describes into upright sRGB. @throws what cannot be decoded */
export async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width,
    height,
    channels: channels === 4 ? 4 : 3,
  }
}

/** Begins a further picture with pixels that were decoded: the file is not opened again. */
export const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })
