import type { Brand } from '#themes/brand.ts'
import { contrast } from '#themes/contrast.ts'
import { type ColorToken, contrastPairs, resolveTheme } from '#themes/resolve.ts'

/** A colour pair of the guard, with the ratio that is used and the one that was asked for. */
export type ContrastLine = {
  label: string
  ink: string
  ground: string
  ratio: number
  min: number
  /** The ratio of the colour as chosen; null where nobody chooses. */
  chosen: number | null
  isAdjusted: boolean
}

/** The pairs in which a person recognises the choice, and whose colour they would like to have there. */
const shown: readonly {
  label: string
  ink: ColorToken
  on: ColorToken
  wanted: keyof Brand['colors'] | null
}[] = [
  { label: 'Texto do botão', ink: 'onBrandDeep', on: 'brandDeep', wanted: null },
  { label: 'Botão ao passar o mouse', ink: 'onBrandDeep', on: 'brandHover', wanted: null },
  { label: 'Link no texto', ink: 'link', on: 'page', wanted: 'link' },
  { label: 'Destaque no texto', ink: 'brandText', on: 'surface', wanted: 'primary' },
  { label: 'Ícones e marcas', ink: 'brandMark', on: 'page', wanted: 'primary' },
  { label: 'Texto sobre tom suave', ink: 'onBrandSoft', on: 'brandSoft', wanted: 'primary' },
  { label: 'Rodapé', ink: 'onFooter', on: 'footer', wanted: null },
  { label: 'Segunda cor', ink: 'onAccent', on: 'accent', wanted: null },
  { label: 'Texto da página', ink: 'text', on: 'page', wanted: null },
]

/**
 * Lists the contrasts of a brand's theme (GAP-09). Every line holds its minimum; where the chosen colour would not, the
 * line says what it would have been. Pure. It carries the colour library: server only.
 */
export function contrastReport(brand: Brand): { lines: ContrastLine[]; holds: boolean } {
  const { color } = resolveTheme(brand)
  const lines = shown.map(({ label, ink, on, wanted }) => {
    const min = contrastPairs.find((pair) => pair.ink === ink && pair.on === on)?.min ?? 4.5
    const literal = wanted && brand.colors[wanted]
    const chosen = literal ? round(contrast(literal, color[on])) : null
    return {
      label,
      ink: color[ink],
      ground: color[on],
      ratio: round(contrast(color[ink], color[on])),
      min,
      chosen,
      isAdjusted: chosen !== null && chosen < min,
    }
  })
  return { lines, holds: contrastPairs.every(({ ink, on, min }) => contrast(color[ink], color[on]) >= min) }
}

/** Rounds down, so that nothing passes by rounding. */
const round = (ratio: number) => Math.floor(ratio * 100) / 100
