import { circle, path, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws a grid of quarter circles, discs and pills: open, playful, on a strict measure. */
export const blocks: Motif = ({ width, height, scheme, random, quietLeft }) => {
  const rows = 3
  const cell = height / rows
  const columns = Math.ceil(width / cell)
  const offset = (width - columns * cell) / 2
  const fills = [scheme.one, scheme.two, scheme.three, scheme.ground, scheme.ground]
  const inner = Math.max(0, columns - 3)
  const focus = {
    column: quietLeft ? Math.max(1, columns - 3) : Math.max(0, random.whole(Math.min(1, inner), inner)),
    row: random.whole(0, rows - 2),
  }
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const inFocus =
        column >= focus.column && column < focus.column + 2 && row >= focus.row && row < focus.row + 2
      if (inFocus) continue
      if (quietLeft && column < columns / 2 - 0.5) continue
      const fill = random.pick(fills)
      if (fill === scheme.ground) continue
      const over = random.pick([scheme.one, scheme.two, scheme.three].filter((other) => other !== fill))
      parts.push(
        tile(offset + column * cell, row * cell, cell, fill, over, random.whole(0, 6), random.whole(0, 3)),
      )
    }
  const at = { x: offset + (focus.column + 1) * cell, y: (focus.row + 1) * cell }
  const square = random.chance(0.35)
  parts.push(
    square
      ? rect(at.x - cell, at.y - cell, cell * 2, cell * 2, scheme.plate, cell * 0.5)
      : circle(at.x, at.y, cell, scheme.plate),
  )
  return { shapes: parts.join(''), icon: { ...at, size: cell * 1.08, color: scheme.icon } }
}

function tile(
  x: number,
  y: number,
  side: number,
  fill: string,
  over: string,
  kind: number,
  turn: number,
): string {
  const turned = (shape: string) =>
    `<g transform="rotate(${turn * 90} ${x + side / 2} ${y + side / 2})">${shape}</g>`
  const quarter = (radius: number, color: string) =>
    path(`M${x} ${y}h${radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}z`, color)
  switch (kind) {
    case 0:
      return turned(quarter(side, fill))
    case 1:
      return turned(quarter(side, fill) + quarter(side / 2, over))
    case 2:
      return circle(x + side / 2, y + side / 2, side / 2, fill)
    case 3:
      return turned(path(`M${x} ${y}h${side}a${side / 2} ${side / 2} 0 0 1 ${-side} 0z`, fill))
    case 4:
      return rect(x, y, side, side, fill) + circle(x + side / 2, y + side / 2, side / 4, over)
    case 5:
      return turned(
        rect(x, y + side / 4, side, side / 2, fill, side / 4) +
          circle(x + side / 4, y + side / 2, side / 8, over),
      )
    default:
      return turned(
        path(
          `M${x} ${y}a${side} ${side} 0 0 0 ${side} ${side}a${side} ${side} 0 0 0 ${-side} ${-side}z`,
          fill,
        ),
      )
  }
}
