import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

const quality = 78
/** Chooses the quality of a picture: those that are shown dot by dot need more than those for dense screens. */
const qualityOf = (width: number) => (width > 640 ? quality - 4 : quality + 4)
// Sharp edges of strong colours blur where colour is kept at half the size: this keeps them.
const webp = { effort: 6, smartSubsample: true } as const

/** Turns an SVG picture into pixels of its own size. */
export const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer()

/** Writes `<base>.webp` and `<base>-<width>.webp` for every smaller width. Answers the bytes written. */
export async function writeWebp(pixels: Buffer, base: string, smaller: readonly number[]): Promise<number> {
  mkdirSync(dirname(base), { recursive: true })
  const whole = await sharp(pixels)
    .webp({ ...webp, quality })
    .toFile(`${base}.webp`)
  let total = whole.size
  for (const width of smaller) {
    const info = await sharp(pixels)
      .resize({ width })
      .webp({ ...webp, quality: qualityOf(width) })
      .toFile(`${base}-${width}.webp`)
    total += info.size
  }
  return total
}

/** Writes a square SVG as PNG files `<base>-<side>.png`. */
export async function writeIcons(svg: string, base: string, sides: readonly number[]): Promise<void> {
  for (const side of sides)
    await sharp(Buffer.from(svg), { density: (72 * side) / 64 + 72 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette: side > 32 })
      .toFile(`${base}-${side}.png`)
}
