import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Brand } from './brand.ts'
import { deepen } from './color.ts'
import { vars } from './contract.css.ts'
import { darkBrand } from './dark.ts'
import { type ColorToken, resolveTheme, type ThemeTokens } from './resolve.ts'

type InlineVars = Record<string, string>
type Schemes = Record<'light' | 'dark', ThemeTokens>
const schemes = new WeakMap<Brand, Schemes>()
const themes = new WeakMap<Brand, InlineVars>()
const grounds = new WeakMap<Brand, Map<string, InlineVars>>()

/** Gives what a brand looks like in light and in dark. Computed once per brand object. */
export function schemesOf(brand: Brand): Schemes {
  const before = schemes.get(brand)
  if (before) return before
  const light = resolveTheme(brand)
  const other = darkBrand(brand)
  const dark = other === brand ? light : resolveTheme(other)
  const both = { light, dark: { ...dark, color: { ...dark.color, logoPlate: plateOf({ light, dark }) } } }
  schemes.set(brand, both)
  return both
}

/** Gives the ground that a logo keeps where the page has lost it. */
const plateOf = ({ light, dark }: Schemes) => (light === dark ? 'transparent' : light.color.page)

/**
 * Gives a station's theme as inline CSS variables for `<body style>` (or any element), light and dark in one: which of them counts is
 * decided by the toggles of `ui/global.css.ts`. Computed once per brand object.
 * It carries the colour library: call it on the server and pass the result.
 */
export function themeStyle(brand: Brand): InlineVars {
  const before = themes.get(brand)
  if (before) return before
  const { light, dark } = schemesOf(brand)
  const tokens = Object.keys(light.color) as ColorToken[]
  const color = Object.fromEntries(
    tokens.map((token) => [token, inScheme(light.color[token], dark.color[token])]),
  ) as ThemeTokens['color']
  const style = { ...assignInlineVars(vars, { ...light, color }) }
  themes.set(brand, style)
  return style
}

/** Gives a value for each scheme in one: of the two toggles one is nothing, the other makes its fallback count. Works wherever variables do. */
export const inScheme = (light: string, dark: string): string =>
  light === dark ? light : `var(--light,${light})var(--dark,${dark})`

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
