import sharp, { type Sharp } from 'sharp'
import type { LogoPlate } from '#contract/site/builder/schemas.ts'
import { standsOn } from './colors.ts'
import type { Pixels } from './pixels.ts'
import { firstSign } from './trim.ts'

export type LogoFile = { name: string; bytes: Uint8Array; contentType: string; width: number; height: number }
type Tones = { color: string; share: number }[]

const image = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

/** Size in which a logo is kept: sharp on dense screens at the height of a navigation bar, never wider than a phone. */
const box = { width: 640, height: 160 }
/** Sides of icons that browsers, phones and manifests ask for (TEN-04). */
export const iconSides = [32, 180, 192, 512] as const

const light = '#ffffff'
const dark = '#16181d'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

async function toFile(name: string, picture: Sharp, type: 'webp' | 'png'): Promise<LogoFile> {
  const encoded =
    type === 'webp' ? picture.webp({ quality: 90, alphaQuality: 100 }) : picture.png({ compressionLevel: 9 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    name: `${name}.${type}`,
    bytes: new Uint8Array(data),
    contentType: `image/${type}`,
    width: info.width,
    height: info.height,
  }
}

/** The logo within the box, enlarged at most twice: a tiny one stays small rather than blurred. */
async function fitted(pixels: Pixels): Promise<Pixels> {
  const scale = Math.min(box.width / pixels.width, box.height / pixels.height, 2)
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const { data } = await image(pixels)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width, height }
}

/** The logo on a plate with round corners, for grounds on which it would not be seen. */
async function onPlate(name: string, logo: Pixels, plate: string): Promise<LogoFile> {
  const pad = Math.max(8, Math.round(logo.height * 0.16))
  const [width, height] = [logo.width + pad * 2, logo.height + pad * 2]
  const radius = Math.round(Math.min(width, height) * 0.14)
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}" fill="${plate}"/></svg>`,
  )
  const top = await image(logo).png().toBuffer()
  return toFile(name, sharp(ground).composite([{ input: top, left: pad, top: pad }]), 'webp')
}

/** A square icon: the logo, or the first sign of a wide one, with air around it, on a ground that shows it. */
async function icon(pixels: Pixels, plate: string, side: number): Promise<LogoFile> {
  const sign = firstSign(pixels) ?? pixels
  // Touch icons are shown on any wallpaper: they carry their ground. The small one stays bare where it can.
  const ground = side === 32 && plate === light ? clear : plate
  const air = side === 32 ? 1 : Math.round(side * 0.14)
  const inner = side - air * 2
  const bare = await image(sign)
    .resize(inner, inner, { fit: 'contain', background: clear, kernel: 'lanczos3' })
    .png()
    .toBuffer()
  const square = sharp({ create: { width: side, height: side, channels: 4, background: ground } })
  return toFile(`favicon-${side}`, square.composite([{ input: bare, left: air, top: air }]), 'png')
}

/** The plate that shows a logo better. Pure. */
export const betterPlate = (tones: Tones): LogoPlate => (standsOn(tones, light) ? 'light' : 'dark')

/** White where it shows the logo; else the ground the logo came with, or a dark one. */
function plateFor(tones: Tones, removed: string | undefined): string {
  if (betterPlate(tones) === 'light') return light
  return removed && standsOn(tones, removed) ? removed : dark
}

/** Every file a logo becomes: bare, for light, for dark and for any other ground, on either plate, and the icons. Names are fixed (TEN-04, ONB-15). */
export async function makeSizes(trimmed: Pixels, tones: Tones, removed?: string): Promise<LogoFile[]> {
  const logo = await fitted(trimmed)
  const plate = plateFor(tones, removed)
  const darkPlate = plate === light ? dark : plate
  // What is seen on white needs no plate there, and the other way round.
  const formOn = (name: string, ground: string) =>
    standsOn(tones, ground) ? toFile(name, image(logo), 'webp') : onPlate(name, logo, plate)
  // One after another: a picture takes one core, the other ones are for everybody else.
  const files = [
    await toFile('logo', image(logo), 'webp'),
    await formOn('logo-claro', light),
    await formOn('logo-escuro', dark),
    await onPlate('logo-placa', logo, plate),
    await onPlate('logo-placa-clara', logo, light),
    await onPlate('logo-placa-escura', logo, darkPlate),
  ]
  for (const side of iconSides) files.push(await icon(trimmed, plate, side))
  return files
}
