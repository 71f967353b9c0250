/** Small SVG builders, so that a motif reads as a drawing and not as string work. */
export type Point = { x: number; y: number }

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number, dash = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

export const line = (a: Point, b: Point, stroke: string, width: number, dash = '') =>
  `<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}" stroke="${stroke}" stroke-width="${round(width)}" fill="none"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

export const polygon = (points: Point[], fill: string) =>
  `<path d="M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"/>`

export const path = (d: string, fill: string, stroke = '', width = 0) =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${round(width)}"` : ''}/>`

/** Gives a closed smooth curve through points on a circle (Catmull-Rom as Béziers). */
export function smoothLoop(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point
  const start = at(0)
  const parts = points.map((_, index) => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 }
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 }
    return `C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${round(p2.x)} ${round(p2.y)}`
  })
  return `M${round(start.x)} ${round(start.y)}${parts.join('')}Z`
}

export const round = (value: number, digits = 1) => Number(value.toFixed(digits))
