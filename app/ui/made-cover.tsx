import { cx } from './class-names.ts'
import * as css from './made-cover.css.ts'

type Ground = keyof typeof css.grounds
/** The colours that shapes have on each ground. */
const inks: Record<Ground, readonly (keyof typeof css.shapes)[]> = {
  soft: ['brand', 'accent', 'deep', 'pale'],
  deep: ['soft', 'accent', 'brand', 'pale'],
  accent: ['accent', 'brand', 'pale', 'deep'],
}
const grounds = Object.keys(inks) as Ground[]
/** Where the tiles of 60 stand on a picture of 320 × 180: at its end, for the words stand at its start. */
const tiles = [
  [200, 0],
  [260, 0],
  [200, 60],
  [260, 60],
  [200, 120],
  [260, 120],
  [140, 120],
] as const

/** Gives numbers that the text decides: the same text makes the same picture. Pure. */
function dice(seed: string) {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (sides: number) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state ^= state >>> 13
    return (state >>> 0) % sides
  }
}

/** Gives what a name says after its kind: 'Enquete: tema da oficina' is about the theme. Pure. */
function wordsOf(name: string): string {
  const after = name.indexOf(': ') < 0 ? name : name.slice(name.indexOf(': ') + 2)
  return after.charAt(0).toUpperCase() + after.slice(1)
}

/** Gives the size at which the words have room beside the shapes, the longest of them on one line. Pure. */
function sizeOf(words: string): keyof typeof css.sizes {
  const longest = Math.max(...words.split(' ').map(({ length }) => length))
  if (words.length <= 14 && longest <= 8) return 'few'
  return words.length <= 28 && longest <= 11 ? 'some' : 'many'
}

type MadeCoverProps = { name: string; plain?: boolean; fills?: boolean }

/**
 * Shows the picture of what has none: shapes in the station's colours and corners, and the name as art. `plain`: the shapes alone, where the
 * picture is too small for words or the name stands large beside it. `fills`: as high as its place, whatever that is.
 */
export function MadeCover({ name, plain = false, fills = false }: MadeCoverProps) {
  const roll = dice(name)
  const ground = grounds[roll(grounds.length)] ?? 'soft'
  const words = wordsOf(name)
  return (
    <span className={cx(css.grounds[ground], fills && css.fills)} aria-hidden>
      <svg className={css.pattern} viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice" aria-hidden>
        {tiles.map(([x, y]) => {
          const ink = css.shapes[inks[ground][roll(4)] ?? 'brand']
          return <Tile key={`${x} ${y}`} x={x} y={y} kind={roll(6)} turn={roll(4)} ink={ink} />
        })}
      </svg>
      {plain ? null : <span className={css.sizes[sizeOf(words)]} data-words={words} />}
    </span>
  )
}

type TileProps = { x: number; y: number; kind: number; turn: number; ink: string }

/** One tile: a disc or block, a quarter, a leaf, a pill, a small disc, or nothing. */
function Tile({ x, y, kind, turn, ink }: TileProps) {
  const turned = `translate(${x} ${y}) rotate(${turn * 90} 30 30)`
  const box = (x: number, y: number, side: number, corner: keyof typeof css.corners) => (
    <rect x={x} y={y} width={side} height={side} className={cx(ink, css.corners[corner])} />
  )
  if (kind === 0) return box(x, y, 60, 'large')
  if (kind === 1) return <path transform={turned} d="M0 0H60A60 60 0 0 1 0 60Z" className={ink} />
  if (kind === 2)
    return <path transform={turned} d="M0 0A60 60 0 0 1 60 60A60 60 0 0 1 0 0Z" className={ink} />
  if (kind === 3)
    return (
      <rect transform={turned} x="0" y="15" width="60" height="30" className={cx(ink, css.corners.small)} />
    )
  return kind === 4 ? box(x + 15, y + 15, 30, 'small') : null
}
