import { fontOf } from './logo.ts'

/** Words as a picture: one to three short lines, the family's folder in @fontsource and its weight. */
export type Words = { lines: readonly string[]; font: string; weight: number; color: string }

const tracking = -0.028
const leading = 0.98

/**
 * Sets the lines tight and as large as the middle of the picture allows: nothing of them lies outside the middle 60 % or
 * so, whatever the page cuts off.
 */
export function drawWords(
  { lines, font: family, weight, color }: Words,
  at: { x: number; y: number; width: number; height: number },
): string {
  const font = fontOf(family, weight)
  const widest = Math.max(...lines.map((line) => font.outline(line, 100, tracking * 100).width))
  const size = Math.min((at.width / widest) * 100, at.height / (lines.length * leading - (leading - 0.76)))
  // Capitals are about 0.72 of the size: the block is centred by what the eye sees.
  const block = (lines.length - 1) * leading * size + size * 0.72
  const first = at.y - block / 2 + size * 0.72
  return lines
    .map((line, index) => {
      const { d, width } = font.outline(line, size, tracking * size)
      const move = `${(at.x - width / 2).toFixed(1)} ${(first + index * leading * size).toFixed(1)}`
      return `<path transform="translate(${move})" fill="${color}" d="${d}"/>`
    })
    .join('')
}
