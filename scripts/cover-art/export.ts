import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { randomFrom } from './random.ts'

const quality = 70
/**
 * Chooses the quality of a picture: small ones are looked at dot by dot; those of medium width are for dense screens,
 * which forgive more.
 */
const qualityOf = (width: number) => (width > 640 ? quality - 6 : quality + 4)
const grainSide = 512
let grain: Promise<Buffer> | undefined

/** Gives a tile of fine noise around middle grey; the same on every run, so that pictures do not change by themselves. */
function grainTile(): Promise<Buffer> {
  const random = randomFrom('grain')
  const sum = () => random.next() + random.next() + random.next() + random.next() - 2
  const bytes = Uint8Array.from({ length: grainSide * grainSide }, () => Math.round(128 + sum() * 22))
  return sharp(bytes, { raw: { width: grainSide, height: grainSide, channels: 1 } })
    .png()
    .toBuffer()
}

/** Turns an SVG picture into pixels of its own size, with grain over it. */
export async function paint(svg: string): Promise<Buffer> {
  grain ??= grainTile()
  return sharp(Buffer.from(svg))
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Writes `<base>.webp` and `<base>-<width>.webp` for every smaller width. Answers the bytes written. */
export async function writeWebp(pixels: Buffer, base: string, smaller: readonly number[]): Promise<number> {
  mkdirSync(dirname(base), { recursive: true })
  const whole = await sharp(pixels).webp({ quality, effort: 6 }).toFile(`${base}.webp`)
  let total = whole.size
  for (const width of smaller) {
    const info = await sharp(pixels)
      .resize({ width })
      .webp({ quality: qualityOf(width), effort: 6 })
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
