import { blend, type Palette, type Scheme } from './palette.ts'
import type { Random } from './random.ts'
import { circle, path, polygon, rect } from './shapes.ts'

type Canvas = {
  width: number
  height: number
  scheme: Scheme
  palette: Palette
  random: Random
  middle: number
}

/** Draws one layer of land or water, as a soft wave along the whole width. */
export function wave(
  { width, height }: { width: number; height: number },
  { top, swell, length, shift }: { top: number; swell: number; length: number; shift: number },
): string {
  const points = Array.from({ length: 61 }, (_, index) => {
    const x = (width * index) / 60
    return `${x.toFixed(1)} ${(height * (top + Math.sin((x / width / length) * Math.PI * 2 + shift) * swell)).toFixed(1)}`
  })
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`
}

const land = (canvas: Canvas, colors: readonly string[], from: number, to: number, swell: number) =>
  colors
    .map((color, index) => {
      const depth = colors.length > 1 ? index / (colors.length - 1) : 1
      return path(
        wave(canvas, {
          top: from + (to - from) * depth,
          swell: swell * (1.5 - depth),
          length: canvas.random.between(0.55, 1.1),
          shift: canvas.random.between(0, 6.3),
        }),
        color,
      )
    })
    .join('')

/** Sun, sea and sand. */
function shore(canvas: Canvas): string {
  const { width, height, palette, random, middle, scheme } = canvas
  const sky = scheme.ground === palette.deep ? palette.deep : blend(scheme.ground, palette.paper, 0.35)
  const sun = { x: middle + random.pick([-0.3, 0.3]) * height, y: height * random.between(0.34, 0.46) }
  const sea = blend(palette.primary, palette.deep, 0.1)
  return [
    rect(0, 0, width, height, sky),
    circle(sun.x, sun.y, height * 0.27, palette.accent),
    path(wave(canvas, { top: 0.58, swell: 0.02, length: 1.3, shift: random.between(0, 6) }), palette.mid),
    path(wave(canvas, { top: 0.66, swell: 0.018, length: 0.9, shift: random.between(0, 6) }), sea),
    path(
      wave(canvas, { top: 0.785, swell: 0.03, length: 1.6, shift: random.between(0, 6) }),
      blend(palette.paper, palette.primary, 0.18),
    ),
    path(
      wave(canvas, { top: 0.81, swell: 0.03, length: 1.6, shift: random.between(0, 6) }),
      palette.accentSoft,
    ),
  ].join('')
}

/** Hills one behind the other, and a low sun. */
function hills(canvas: Canvas): string {
  const { width, height, palette, random, middle, scheme } = canvas
  const { ground } = scheme
  return [
    rect(0, 0, width, height, ground),
    circle(
      middle + random.pick([-0.34, 0.34]) * height,
      height * 0.38,
      height * 0.19,
      ground === palette.accentSoft || ground === palette.accent ? palette.paper : palette.accent,
    ),
    land(
      canvas,
      [0.25, 0.5, 0.75, 1].map((amount) =>
        blend(ground, ground === palette.deep ? palette.primary : palette.deep, amount * 0.8),
      ),
      0.5,
      0.82,
      0.055,
    ),
  ].join('')
}

/** A stage between curtains, with its light. */
function stage({ width, height, palette, scheme, middle }: Canvas): string {
  const back = scheme.ground === palette.deep ? palette.deep : blend(palette.deep, palette.primary, 0.35)
  const cloth = palette.primary === back ? palette.accent : palette.primary
  const fold = blend(cloth, palette.deep, 0.28)
  const side = width * 0.17
  const curtain = Array.from({ length: 4 }, (_, index) => {
    const [x, wide] = [(side * index) / 4, side / 4]
    const tone = index % 2 === 0 ? cloth : fold
    return rect(x, 0, wide + 1, height, tone) + rect(width - x - wide - 1, 0, wide + 1, height, tone)
  })
  return [
    rect(0, 0, width, height, back),
    polygon(
      [
        { x: middle - height * 0.1, y: -2 },
        { x: middle + height * 0.1, y: -2 },
        { x: middle + height * 0.52, y: height * 0.8 },
        { x: middle - height * 0.52, y: height * 0.8 },
      ],
      blend(back, palette.paper, 0.12),
    ),
    rect(0, height * 0.74, width, height * 0.26, blend(back, palette.ink, 0.4)),
    `<ellipse cx="${middle}" cy="${height * 0.82}" rx="${height * 0.52}" ry="${height * 0.085}" fill="${blend(back, palette.paper, 0.3)}"/>`,
    ...curtain,
  ].join('')
}

/** A room: wall, window, skirting board and floor. */
function room({ width, height, palette, scheme, middle, random }: Canvas): string {
  const { ground } = scheme
  const dark = ground === palette.deep || ground === palette.primary
  const shade = blend(ground, dark ? palette.ink : palette.primary, dark ? 0.3 : 0.16)
  const pane = dark ? blend(ground, palette.paper, 0.22) : palette.paper
  const side = random.pick([-1, 1])
  const window = {
    x: middle + side * height * 0.52 - height * 0.17,
    y: height * 0.12,
    w: height * 0.34,
    h: height * 0.4,
  }
  const bar = height * 0.014
  return [
    rect(0, 0, width, height, ground),
    rect(window.x, window.y, window.w, window.h, pane),
    circle(window.x + window.w * 0.66, window.y + window.h * 0.34, height * 0.05, palette.accent),
    rect(window.x + window.w / 2 - bar / 2, window.y, bar, window.h, ground),
    rect(window.x, window.y + window.h * 0.52, window.w, bar, ground),
    rect(window.x - bar * 2, window.y + window.h, window.w + bar * 4, bar * 2, shade),
    rect(0, height * 0.72, width, height * 0.28, shade),
    rect(0, height * 0.695, width, height * 0.025, blend(ground, palette.paper, 0.4)),
    `<ellipse cx="${middle}" cy="${height * 0.88}" rx="${height * 0.6}" ry="${height * 0.085}" fill="${blend(shade, palette.accent, 0.5)}"/>`,
  ].join('')
}

/** A row of houses before the sky. */
function city({ width, height, palette, scheme, random }: Canvas): string {
  const { ground } = scheme
  const toward = ground === palette.deep || ground === palette.primary ? palette.paper : palette.primary
  const parts = [rect(0, 0, width, height, ground)]
  for (const [amount, low, high, windows] of [
    [0.12, 0.34, 0.56, false],
    [0.24, 0.2, 0.42, true],
  ] as const) {
    const tone = blend(ground, toward, amount)
    const light = blend(tone, palette.accent, 0.6)
    for (let x = -random.between(0, 0.1) * height; x < width; ) {
      const wide = height * random.between(0.13, 0.24)
      const top = height * (0.8 - random.between(low, high))
      parts.push(rect(x, top, wide + 1, height, tone))
      if (windows)
        for (let row = top + height * 0.04; row < height * 0.7; row += height * 0.08)
          for (const column of [0.2, 0.6])
            if (random.chance(0.45))
              parts.push(rect(x + wide * column, row, wide * 0.2, height * 0.035, light))
      x += wide
    }
  }
  parts.push(rect(0, height * 0.78, width, height * 0.22, blend(ground, toward, 0.4)))
  return parts.join('')
}

/** A clear night over hills. */
function night(canvas: Canvas): string {
  const { width, height, palette, random, middle } = canvas
  const sky = blend(palette.deep, palette.ink, 0.35)
  const stars = Array.from({ length: 34 }, () =>
    circle(
      random.between(0, width),
      random.between(0, height * 0.6),
      height * random.between(0.003, 0.008),
      palette.accentSoft,
    ),
  )
  const moon = { x: middle + random.pick([-0.42, 0.42]) * height, y: height * 0.26, r: height * 0.11 }
  return [
    rect(0, 0, width, height, sky),
    ...stars,
    circle(moon.x, moon.y, moon.r, palette.accentSoft),
    circle(moon.x + moon.r * 0.42, moon.y - moon.r * 0.2, moon.r * 0.86, sky),
    land(
      canvas,
      [0.3, 0.6, 0.9].map((amount) => blend(sky, palette.primary, amount)),
      0.6,
      0.82,
      0.05,
    ),
  ].join('')
}

const scenes = { shore, hills, stage, room, city, night }

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]]

/** Draws a scene by its name; objects may stand in it afterwards. */
export const drawScene = (name: SceneName, canvas: Canvas) => scenes[name](canvas)
