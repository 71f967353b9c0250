import { blend, mix } from '../palette.ts'
import { wave } from '../scenes.ts'
import { circle, line, path, rect, ring } from '../shapes.ts'
import { tile } from './blocks.ts'
import { type Motif, type MotifName, motifs } from './index.ts'
import { loopAround } from './rings.ts'

/** Columns of blocks at both sides. */
const blocks: Motif = ({ width, height, scheme, random }) => {
  const cell = height / 3
  const side = Math.min(cell, width * 0.17)
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (const x of [side - cell, width - side])
    for (let row = 0; row < 3; row++) {
      const [under, fill, over] = random.shuffle([scheme.one, scheme.two, scheme.three, scheme.ground])
      if (!under || !fill || !over) continue
      parts.push(rect(x, row * cell, cell, cell + 1, under))
      parts.push(tile(x, row * cell, cell, fill, over, random.whole(0, 6), random.whole(0, 3)))
    }
  return parts.join('')
}

/** A label sewn on the cloth. */
const weave: Motif = (canvas) => {
  const { width, height, scheme, palette } = canvas
  const [x, y] = [width * 0.14, height * 0.13]
  const seam = height * 0.03
  return [
    motifs.weave({ ...canvas, quietLeft: false }),
    rect(x - seam / 2, y - seam / 2, width - x * 2 + seam, height - y * 2 + seam, palette.deep),
    rect(x, y, width - x * 2, height - y * 2, scheme.ground),
    `<rect x="${x + seam}" y="${y + seam}" width="${width - (x + seam) * 2}" height="${height - (y + seam) * 2}" fill="none" stroke="${scheme.word}" stroke-width="${height * 0.006}" stroke-dasharray="${height * 0.022} ${height * 0.016}"/>`,
  ].join('')
}

/** A ticket with its two notches on the rays. */
const party: Motif = (canvas) => {
  const { width, height, scheme, palette } = canvas
  const [x, y, notch, round] = [width * 0.13, height * 0.16, height * 0.09, height * 0.05]
  const [w, h] = [width - x * 2, height - y * 2]
  const side = h / 2 - notch - round
  const ground = scheme.ground === palette.primary ? palette.deep : palette.primary
  const rays = motifs.party({ ...canvas, calm: true, scheme: { ...scheme, ground } })
  const d = `M${x + round} ${y}h${w - round * 2}a${round} ${round} 0 0 1 ${round} ${round}v${side}a${notch} ${notch} 0 0 0 0 ${notch * 2}v${side}a${round} ${round} 0 0 1 ${-round} ${round}h${-(w - round * 2)}a${round} ${round} 0 0 1 ${-round} ${-round}v${-side}a${notch} ${notch} 0 0 0 0 ${-notch * 2}v${-side}a${round} ${round} 0 0 1 ${round} ${-round}z`
  const stub = x + w * 0.085
  return (
    rays +
    path(d, scheme.ground) +
    [stub, width - stub]
      .map((at) =>
        line(
          { x: at, y: y + round },
          { x: at, y: y + h - round },
          blend(scheme.ground, scheme.word, 0.4),
          height * 0.008,
          `${height * 0.02} ${height * 0.02}`,
        ),
      )
      .join('')
  )
}

/** Rings that grow from one corner. */
const rings: Motif = ({ width, height, scheme, random }) => {
  const heart = { x: width * random.pick([0, 1]), y: height * random.pick([0, 1]) }
  const parts = [rect(0, 0, width, height, scheme.ground)]
  const bands = [0.42, 0.37, 0.31, 0.25, 0.2, 0.13, 0.07]
  const tones = [
    mix(scheme.two, scheme.ground, 0.4),
    scheme.ground,
    scheme.one,
    scheme.ground,
    scheme.three,
    scheme.ground,
    scheme.one,
  ]
  const loop = loopAround(heart, random)
  bands.forEach((radius, index) => {
    parts.push(path(loop(radius * height, 0.9), tones[index] ?? scheme.ground))
  })
  return parts.join('')
}

/** Waves along the foot. */
const shore: Motif = ({ width, height, scheme, random }) => {
  const parts = [rect(0, 0, width, height, scheme.ground)]
  ;[scheme.two, scheme.one, scheme.three].forEach((tone, index) => {
    const shape = {
      top: 0.83 + index * 0.06,
      swell: 0.03,
      length: random.between(0.45, 0.75),
      shift: random.between(0, 6.3),
    }
    parts.push(path(wave({ width, height }, shape), tone))
  })
  return parts.join('')
}

/** A sheet on which the words are measured. */
const drafting: Motif = (canvas) => {
  const { width, height, scheme } = canvas
  const mark = blend(scheme.ground, scheme.word, 0.42)
  const [left, right, y, tick] = [width * 0.2, width * 0.8, height * 0.88, height * 0.03]
  return [
    motifs.drafting({
      ...canvas,
      calm: true,
      scheme: { ...scheme, two: blend(scheme.ground, scheme.two, 0.25) },
    }),
    ring(width / 2, height / 2, height * 0.62, mark, height * 0.004),
    ring(width / 2, height / 2, height * 0.7, mark, height * 0.004, `${height * 0.03} ${height * 0.015}`),
    line({ x: left, y }, { x: right, y }, mark, height * 0.005),
    ...[left, right].map(
      (x) =>
        line({ x, y: y - tick }, { x, y: y + tick }, mark, height * 0.005) +
        line(
          { x: x - tick / 2, y: y + tick / 2 },
          { x: x + tick / 2, y: y - tick / 2 },
          mark,
          height * 0.009,
        ),
    ),
  ].join('')
}

/** Low columns along the foot, one of them lit. */
const steps: Motif = ({ width, height, scheme, random }) => {
  const unit = height / 9
  const columns = Math.ceil(width / unit)
  const lit = random.whole(Math.floor(columns * 0.6), columns - 2)
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (let column = 0; column < columns; column++) {
    const tall = unit * (0.4 + (column / columns) * 1.5)
    const tone = column === lit ? scheme.three : scheme.one
    parts.push(rect(column * unit, height - tall, unit * 0.86, tall, tone))
  }
  return parts.join('')
}

/** One large round shape that looks in from a corner. */
const plain: Motif = ({ width, height, scheme, random }) => {
  const right = random.chance(0.5)
  return [
    rect(0, 0, width, height, scheme.ground),
    circle(right ? width : 0, height, height * 0.42, scheme.one),
    circle(right ? 0 : width, 0, height * 0.26, scheme.three),
  ].join('')
}

/** How each pattern stands around words. */
export const edges: Record<MotifName, Motif> = { blocks, drafting, party, plain, rings, shore, steps, weave }
