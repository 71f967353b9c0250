import { circle, path, rect } from '../shapes.ts'
import type { Motif } from './index.ts'

/** Draws a grid of quarter circles, discs, pills and one large target: open, playful, on a strict measure. */
export const blocks: Motif = ({ width, height, scheme, random, quietLeft, calm }) => {
  const rows = 3
  const cell = height / rows
  const columns = Math.ceil(width / cell)
  const offset = (width - columns * cell) / 2
  const fills = [scheme.one, scheme.two, scheme.three, scheme.one, scheme.two, scheme.ground]
  const from = quietLeft ? Math.ceil(columns / 2) : 0
  const target = { column: random.whole(from, Math.max(from, columns - 2)), row: random.whole(0, rows - 2) }
  const inTarget = (column: number, row: number) =>
    column >= target.column && column < target.column + 2 && row >= target.row && row < target.row + 2
  const parts = [rect(0, 0, width, height, scheme.ground)]
  for (let column = from; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      if (inTarget(column, row) || (calm && random.chance(0.45))) continue
      const fill = random.pick(fills)
      const over = random.pick(
        [scheme.one, scheme.two, scheme.three, scheme.ground].filter((other) => other !== fill),
      )
      const [x, y] = [offset + column * cell, row * cell]
      if (!calm && random.chance(0.6)) parts.push(rect(x, y, cell + 1, cell + 1, over))
      parts.push(tile(x, y, cell, fill, over, random.whole(0, 6), random.whole(0, 3)))
    }
  const at = { x: offset + (target.column + 1) * cell, y: (target.row + 1) * cell }
  parts.push(circle(at.x, at.y, cell, scheme.one), circle(at.x, at.y, cell * 0.62, scheme.two))
  parts.push(circle(at.x, at.y, cell * 0.3, scheme.three))
  return parts.join('')
}

/** Draws one block of the grid: `kind` 0 to 6, turned by quarters. */
export function tile(
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
