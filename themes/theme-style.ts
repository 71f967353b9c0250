import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Brand } from './brand.ts'
import { deepen } from './color.ts'
import { vars } from './contract.css.ts'
import { resolveTheme } from './resolve.ts'

type InlineVars = Record<string, string>
const themes = new WeakMap<Brand, InlineVars>()
const grounds = new WeakMap<Brand, Map<string, InlineVars>>()

/**
 * Gives a station's theme as inline CSS variables for `<body style>` (or any element). Computed once per brand object.
 * It carries the colour library: call it on the server and pass the result.
 */
export function themeStyle(brand: Brand): InlineVars {
  const before = themes.get(brand)
  if (before) return before
  const style = { ...assignInlineVars(vars, resolveTheme(brand)) }
  themes.set(brand, style)
  return style
}

/**
 * Gives the colours of the theme as they must be on another ground (`#rrggbb`), such as a landing section's own
 * background: inside the element every component stays legible. Paint the ground with `vars.color.page`.
 */
export function groundStyle(brand: Brand, background: string): InlineVars {
  const cache = grounds.get(brand) ?? new Map<string, InlineVars>()
  grounds.set(brand, cache)
  const before = cache.get(background)
  if (before) return before
  const colors = { ...brand.colors, surface: background, ink: undefined }
  const style = { ...assignInlineVars(vars.color, resolveTheme({ ...brand, colors }).color) }
  if (cache.size > 100) cache.clear()
  cache.set(background, style)
  return style
}

/** The lightest that can lie under text on a picture: white behind `imageScrim`. */
export const lightestUnderScrim = '#666666'

/** Gives the `groundStyle` for text that stands on a picture covered by `vars.color.imageScrim`. */
export const pictureStyle = (brand: Brand): InlineVars => groundStyle(brand, lightestUnderScrim)

/** Gives the colours on a large surface of the brand (hero, band, panel): the primary colour, deepened where white can stand on it. */
export const brandGround = (brand: Brand) => groundStyle(brand, deepen(brand.colors.primary))
