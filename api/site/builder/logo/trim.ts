import type { Pixels } from './pixels.ts'

/** Alpha from which a pixel is seen. */
export const seenAlpha = 24

export type Box = { left: number; top: number; right: number; bottom: number }

/** Where a picture has anything to see, or null. Pure. */
export function boundsOf({ data, width, height }: Pixels): Box | null {
  const box = { left: width, top: height, right: -1, bottom: -1 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < seenAlpha) continue
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (box.bottom < 0) box.top = y
      box.bottom = y
    }
  return box.right < 0 ? null : box
}

/** The rectangle of a picture, as a picture. Pure. */
export function crop(pixels: Pixels, { left, top, right, bottom }: Box): Pixels {
  const width = right - left + 1
  const height = bottom - top + 1
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * pixels.width + left) * 4
    data.set(pixels.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { data, width, height }
}

/** Cuts transparent margins off. A picture in which nothing is seen stays as it is. Pure. */
export function trimTransparent(pixels: Pixels): Pixels {
  const box = boundsOf(pixels)
  return box ? crop(pixels, box) : pixels
}

/**
 * The first sign of a wide logo, for square places: its symbol or first letter, found by the empty columns after it.
 * Null when the logo is not wide or has no such sign. Pure.
 */
export function firstSign(pixels: Pixels): Pixels | null {
  const { data, width, height } = pixels
  if (width < height * 1.8) return null
  const isEmpty = (x: number) => {
    for (let y = 0; y < height; y++) if ((data[(y * width + x) * 4 + 3] ?? 0) >= seenAlpha) return false
    return true
  }
  let end = 0
  while (end < width && !isEmpty(end)) end++
  // A thin first letter takes its neighbours along until it is half as wide as it is high.
  while (end < width && end < height * 0.5) {
    while (end < width && isEmpty(end)) end++
    while (end < width && !isEmpty(end)) end++
  }
  if (end >= width || end > height * 1.6) return null
  return trimTransparent(crop(pixels, { left: 0, top: 0, right: end - 1, bottom: height - 1 }))
}

/** How far inside an edge its colour is the logo's own and not a blend with what lay behind. */
const rim = 2

/**
 * The part of a logo that meets its ground: opaque pixels near transparent ones. What lies deeper stands on the logo
 * itself. A picture without transparency comes back whole: it brings its ground along. Pure.
 */
export function edgeOf(pixels: Pixels): Pixels {
  const { data, width, height } = pixels
  const alpha = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (data[(y * width + x) * 4 + 3] ?? 0)
  const edge = new Uint8Array(data.length)
  let found = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (alpha(x, y) < 128) continue
      let isNear = false
      for (let step = 1; step <= rim && !isNear; step++)
        isNear =
          alpha(x - step, y) < seenAlpha ||
          alpha(x + step, y) < seenAlpha ||
          alpha(x, y - step) < seenAlpha ||
          alpha(x, y + step) < seenAlpha
      if (!isNear) continue
      found += 1
      const at = (y * width + x) * 4
      edge.set(data.subarray(at, at + 3), at)
      edge[at + 3] = 255
    }
  return found > 0 ? { data: edge, width, height } : pixels
}
