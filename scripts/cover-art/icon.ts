type IconNode = [tag: string, attributes: Record<string, string | number>][]

/** Gives the drawing of a lucide icon as SVG children, in its own 24 × 24 box. */
export async function iconShapes(name: string): Promise<string> {
  const module = (await import(`lucide-react/dist/esm/icons/${name}.mjs`).catch(() => {
    throw new Error(`there is no lucide icon '${name}'`)
  })) as { __iconData: { node: IconNode } }
  return module.__iconData.node
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).filter(([key]) => key !== 'key')
      return `<${tag} ${pairs.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`
    })
    .join('')
}

/** Draws the icon centred at a point. `weight` is the stroke in units of the 24-unit box. */
export function placeIcon(
  shapes: string,
  at: { x: number; y: number; size: number },
  color: string,
  weight = 1.25,
) {
  const scale = at.size / 24
  const move = `translate(${round(at.x - at.size / 2)} ${round(at.y - at.size / 2)}) scale(${round(scale, 4)})`
  return `<g transform="${move}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`
}

export const round = (value: number, digits = 1) => Number(value.toFixed(digits))
