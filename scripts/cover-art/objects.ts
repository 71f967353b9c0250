import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'

type IconSet = { icons: Record<string, { body: string }> }

const require = createRequire(import.meta.url)
const source = require.resolve('@iconify-json/fluent-emoji/icons.json')
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as IconSet
/** The side of the box that the set draws every object in. */
const box = 32
const measureSide = 256

/** Says whether the set has an object of that name. */
export const isObject = (name: string) => Object.hasOwn(icons, name)

/** Gives the drawing of an object as SVG children, in a box of 32 × 32. */
export function objectBody(name: string): string {
  const icon = isObject(name) ? icons[name] : undefined
  if (!icon) throw new Error(`there is no object '${name}' in fluent-emoji`)
  return icon.body
}

/** The part of its box that an object fills, in units of the box. */
type Bounds = { x: number; y: number; width: number; height: number }

const measured = new Map<string, Promise<Bounds>>()

/** Measures which part of its box an object fills, so that all of them can stand on one ground line. */
export function objectBounds(name: string): Promise<Bounds> {
  const known = measured.get(name) ?? measure(name)
  measured.set(name, known)
  return known
}

async function measure(name: string): Promise<Bounds> {
  const { data, info } = await sharp(await raster(name, { x: 0, y: 0, width: box, height: box }, measureSide))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  data.forEach((alpha, index) => {
    if (alpha < 24) return
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  const unit = box / measureSide
  return { x: left * unit, y: top * unit, width: (right - left) * unit, height: (bottom - top) * unit }
}

function raster(name: string, view: Bounds, width: number): Promise<Buffer> {
  const height = Math.round((width * view.height) / view.width)
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">${objectBody(name)}</svg>`,
    ),
  )
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** An object in a picture: the middle of its foot, its size in pixels (its taller side, nearly) and its turn in degrees. */
export type Placed = { name: string; x: number; foot: number; size: number; turn: number; stands: boolean }

/** Draws an object into a picture with the shadow that it casts: on the ground where it stands, behind it where it floats. */
export async function drawObject(placed: Placed, shade: string): Promise<string> {
  const { name, x, foot, size, turn, stands } = placed
  const bounds = await objectBounds(name)
  const scale = Math.min(size / bounds.height, (size * 1.06) / bounds.width)
  const [width, height] = [Math.round(bounds.width * scale), Math.round(bounds.height * scale)]
  const pixels = await raster(name, bounds, width)
  const blur = size * (stands ? 0.025 : 0.045)
  const margin = Math.round(blur * 3)
  const shadow = await silhouette(pixels, shade, { blur, margin, strength: stands ? 0.13 : 0.24 })
  const left = x - width / 2
  const top = foot - height
  const turned =
    turn === 0 ? '' : ` transform="rotate(${turn} ${x.toFixed(1)} ${(foot - height / 2).toFixed(1)})"`
  const drop = { x: size * 0.02, y: size * (stands ? 0.02 : 0.055) }
  return [
    stands ? contact(x, foot, width, size, shade) : '',
    `<g${turned}>`,
    image(shadow, left - margin + drop.x, top - margin + drop.y, width + margin * 2, height + margin * 2),
    image(pixels, left, top, width, height),
    '</g>',
  ].join('')
}

const image = (png: Buffer, x: number, y: number, width: number, height: number) =>
  `<image x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`

/** The soft dark pool under something that stands. */
function contact(x: number, foot: number, width: number, size: number, shade: string): string {
  const id = `foot-${Math.round(x)}-${Math.round(foot)}`
  const stops = [
    [0, 0.5],
    [0.55, 0.26],
    [1, 0],
  ]
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${shade}" stop-opacity="${opacity}"/>`)
    .join('')
  return `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${(x + size * 0.03).toFixed(1)}" cy="${(foot - size * 0.005).toFixed(1)}" rx="${(width * 0.58).toFixed(1)}" ry="${(size * 0.065).toFixed(1)}" fill="url(#${id})"/>`
}

/** Gives the outline of an object as one soft dark shape. */
async function silhouette(
  pixels: Buffer,
  shade: string,
  { blur, margin, strength }: { blur: number; margin: number; strength: number },
): Promise<Buffer> {
  const alpha = await sharp(pixels)
    .ensureAlpha()
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' })
    .extractChannel('alpha')
    .blur(Math.max(0.5, blur))
    .linear(strength, 0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = alpha.info
  return sharp({ create: { width, height, channels: 3, background: shade } })
    .joinChannel(alpha.data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
