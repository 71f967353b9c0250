import type { Palette } from './palette.ts'
import { randomFrom } from './random.ts'

type Keyframe = { at: number; value: number[] }

const frames = 90

/**
 * Draws a short celebration as Lottie JSON (400 × 400, 60 frames a second, 1.5 s): a disc springs up, a tick is drawn,
 * confetti flies out and falls. Shapes only: no text, no pictures, no expressions, so the light player shows all of it.
 */
export function composeCelebration(palette: Palette): object {
  const random = randomFrom('celebration')
  const colors = [palette.primary, palette.accent, palette.mid, palette.accentSoft]
  const confetti = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2 + random.between(-0.12, 0.12)
    const reach = random.between(120, 190)
    const from = [200 + Math.cos(angle) * 60, 200 + Math.sin(angle) * 60]
    const out = [200 + Math.cos(angle) * reach, 200 + Math.sin(angle) * reach]
    const down = [out[0] ?? 0, (out[1] ?? 0) + random.between(20, 60)]
    const start = 8 + random.whole(0, 6)
    return layer(
      `confete ${index + 1}`,
      index + 3,
      {
        p: animated([
          { at: start, value: from },
          { at: start + 28, value: out },
          { at: frames - 4, value: down },
        ]),
        r: animated([
          { at: start, value: [random.whole(0, 180)] },
          { at: frames - 4, value: [random.whole(180, 620)] },
        ]),
        o: animated([
          { at: start, value: [0] },
          { at: start + 3, value: [100] },
          { at: 66, value: [100] },
          { at: frames - 4, value: [0] },
        ]),
      },
      index % 3 === 0
        ? [{ ty: 'el', p: still([0, 0]), s: still([13, 13]) }, fill(random.pick(colors))]
        : [{ ty: 'rc', p: still([0, 0]), s: still([9, 20]), r: still(3) }, fill(random.pick(colors))],
    )
  })
  return {
    v: '5.7.0',
    fr: 60,
    ip: 0,
    op: frames,
    w: 400,
    h: 400,
    nm: 'Comemoração',
    ddd: 0,
    assets: [],
    layers: [tick(palette), disc(palette), ...confetti],
  }
}

const spring = (from: number) =>
  animated([
    { at: from, value: [0, 0] },
    { at: from + 14, value: [112, 112] },
    { at: from + 22, value: [96, 96] },
    { at: from + 28, value: [100, 100] },
  ])

const disc = (palette: Palette) =>
  layer('disco', 2, { p: still([200, 200]), s: spring(0) }, [
    { ty: 'el', p: still([0, 0]), s: still([148, 148]) },
    fill(palette.primary),
  ])

const tick = (palette: Palette) =>
  layer('visto', 1, { p: still([200, 200]), s: spring(4) }, [
    {
      ty: 'sh',
      ks: still({
        c: false,
        v: [
          [-32, 2],
          [-9, 25],
          [34, -22],
        ],
        i: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        o: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      }),
    },
    {
      ty: 'tm',
      s: still(0),
      e: animated([
        { at: 12, value: [0] },
        { at: 32, value: [100] },
      ]),
      o: still(0),
      m: 1,
    },
    { ty: 'st', c: still(rgb(palette.paper)), o: still(100), w: still(13), lc: 2, lj: 2 },
  ])

const still = (value: unknown) => ({ a: 0, k: value })

/** Keyframes that ease out, and hold their last value. */
function animated(keyframes: Keyframe[]) {
  return {
    a: 1,
    k: keyframes.map(({ at, value }, index) =>
      index === keyframes.length - 1
        ? { t: at, s: value }
        : {
            t: at,
            s: value,
            i: { x: value.map(() => 0.3), y: value.map(() => 1) },
            o: { x: value.map(() => 0.2), y: value.map(() => 0) },
          },
    ),
  }
}

const fill = (color: string) => ({ ty: 'fl', c: still(rgb(color)), o: still(100), r: 1 })

const rgb = (color: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4))).concat(1)

function layer(name: string, index: number, transform: Record<string, unknown>, shapes: object[]) {
  return {
    ddd: 0,
    ind: index,
    ty: 4,
    nm: name,
    sr: 1,
    ks: {
      o: still(100),
      r: still(0),
      p: still([0, 0]),
      a: still([0, 0]),
      s: still([100, 100]),
      ...transform,
    },
    ao: 0,
    shapes: [
      {
        ty: 'gr',
        nm: name,
        it: [
          ...shapes,
          { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
        ],
      },
    ],
    ip: 0,
    op: frames,
    st: 0,
    bm: 0,
  }
}
