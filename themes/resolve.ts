import type { Brand } from './brand.ts'
import { deepen, fromLch, inkOn, lchOf, legible, mix } from './color.ts'
import type { vars } from './contract.css.ts'
import { black, contrast, extremeOn, white } from './contrast.ts'
import { fontStack } from './fonts/families.ts'
import { displaySize } from './scale.ts'

type Strings<T> = { [K in keyof T]: T[K] extends string ? string : Strings<T[K]> }
/** A value for every token of the contract. */
export type ThemeTokens = Strings<typeof vars>
export type ColorToken = keyof ThemeTokens['color']

const TEXT = 4.5
const PART = 3
/** Brands do not choose a warning colour. */
const amber = '#f5b83d'

const neutrals = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'] as const
const softs = ['brandSoft', 'accentSoft', 'errorSoft', 'successSoft', 'warningSoft'] as const
const pair = (ink: ColorToken, grounds: readonly ColorToken[], min: number) =>
  grounds.map((on) => ({ ink, on, min }))

/**
 * The contrasts that the resolver promises for any input colours: `ink` on `on` has at least `min` contrast (4.5 text,
 * 3 parts of controls and large text). Components combine colours from this list only.
 */
export const contrastPairs: readonly { ink: ColorToken; on: ColorToken; min: number }[] = [
  ...pair('text', [...neutrals, ...softs], TEXT),
  ...pair('textMuted', [...neutrals, ...softs], TEXT),
  ...(['brandText', 'accentText', 'errorText', 'successText', 'warningText'] as const).flatMap((ink) =>
    pair(ink, [...neutrals, ...softs], TEXT),
  ),
  // Chosen by people, and literal where it can be: on tints links are written in the tint's own ink.
  ...(['link', 'linkHover'] as const).flatMap((ink) => pair(ink, neutrals, TEXT)),
  ...pair('onBrand', ['brand'], TEXT),
  ...pair('onBrandDeep', ['brandDeep', 'brandHover', 'brandActive'], TEXT),
  ...pair('onAccent', ['accent'], TEXT),
  ...pair('page', ['text'], TEXT),
  ...pair('onFooter', ['footer'], TEXT),
  ...pair('footerMuted', ['footer'], TEXT),
  ...pair('onError', ['error', 'errorHover'], TEXT),
  ...pair('onSuccess', ['success'], TEXT),
  ...pair('onWarning', ['warning'], TEXT),
  ...pair('onBrandSoft', ['brandSoft', ...neutrals], TEXT),
  ...pair('onAccentSoft', ['accentSoft', ...neutrals], TEXT),
  ...pair('onErrorSoft', ['errorSoft', ...neutrals], TEXT),
  ...pair('onSuccessSoft', ['successSoft', ...neutrals], TEXT),
  ...pair('onWarningSoft', ['warningSoft', ...neutrals], TEXT),
  ...pair('borderStrong', [...neutrals, ...softs], PART),
  ...pair('brandMark', [...neutrals, ...softs], PART),
  ...pair('focus', [...neutrals, ...softs], PART),
  ...pair('tonePale', ['toneDeep'], TEXT),
]

/** Gives the grounds: page, cards, wells and floating things. Every one of them carries `ink` (black or white) with 4.5:1. */
function resolveGrounds(brand: Brand) {
  const tint = lchOf(brand.colors.primary)
  const page = brand.colors.surface ?? fromLch(0.984, Math.min(tint.c, 0.004), tint.h)
  const ink = extremeOn(page)
  const isLight = ink === black
  const { l, c, h } = lchOf(page)
  /** Gives a step of the page that still carries the ink, else the page itself. */
  const step = (color: string) => (contrast(ink, color) >= TEXT ? color : page)
  const surface = isLight ? mix(page, white, 0.8) : step(fromLch(l + 0.035, c, h))
  return {
    ink,
    isLight,
    page,
    surface,
    surfaceRaised: isLight ? mix(page, white, 0.9) : step(fromLch(l + 0.06, c, h)),
    surfaceSunken: step(
      fromLch(isLight ? l - 0.014 : l - 0.03, Math.max(c, Math.min(tint.c, 0.006)), c > 0.003 ? h : tint.h),
    ),
    /** A tint of `color` about as light as the page. */
    soft(color: string) {
      const hue = lchOf(color)
      const wanted = isLight ? Math.min(0.95, l - 0.034) : l + 0.08
      const tinted = fromLch(wanted, Math.min(hue.c * 0.4, isLight ? 0.036 : 0.05), hue.h)
      return contrast(ink, tinted) >= TEXT ? tinted : surface
    },
  }
}

/** Gives a darker or lighter step of a fill on which `ink` stays legible. */
function pressed(fill: string, ink: string, amount: number): string {
  const away = contrast(ink, white) > contrast(ink, black) ? white : black
  const further = mix(fill, away, amount)
  if (contrast(further, fill) > 1.03) return further
  const back = mix(fill, away === white ? black : white, amount)
  return contrast(back, ink) >= TEXT ? back : further
}

/** Gives the two tones of photos: as deep and as pale in all brands and schemes, for a face must stay one. */
function tonesOf(primary: string, accent: string) {
  const [deep, pale] = [lchOf(primary), lchOf(accent)]
  return {
    toneDeep: fromLch(0.3, Math.min(deep.c, 0.13), deep.h),
    tonePale: fromLch(0.96, Math.min(pale.c, 0.04), pale.h),
  }
}

function resolveColors(brand: Brand): ThemeTokens['color'] {
  const { ink, isLight, page, surface, surfaceRaised, surfaceSunken, soft } = resolveGrounds(brand)
  const { primary, footer, error, success } = brand.colors
  const accent = brand.colors.accent ?? footer
  const warning = amber
  const grounds = [page, surface, surfaceRaised, surfaceSunken]
  const tints = {
    brandSoft: soft(primary),
    accentSoft: soft(accent),
    errorSoft: soft(error),
    successSoft: soft(success),
    warningSoft: soft(warning),
  }
  const quiet = [...grounds, ...Object.values(tints)]
  const tint = lchOf(primary)
  const wantedText = brand.colors.ink ?? fromLch(isLight ? 0.25 : 0.96, Math.min(tint.c, 0.015), tint.h)
  const text = legible(wantedText, quiet, TEXT, ink)
  const border = mix(page, text, 0.11)
  const borderStrong = legible(mix(page, text, 0.42), quiet, PART, ink)
  const brandMark = legible(primary, quiet, PART, ink)
  const onNeutral = (wanted: string) => legible(wanted, grounds, TEXT, ink)
  const onQuiet = (wanted: string) => legible(wanted, quiet, TEXT, ink)
  const onTint = (wanted: string, ground: string) =>
    legible(mix(wanted, ink, 0.2), [ground, ...grounds], TEXT, ink)
  const link = onNeutral(brand.colors.link)
  const brandDeep = deepen(primary)
  const onBrandDeep = inkOn(brandDeep)
  const onFooter = inkOn(footer)
  const onError = inkOn(error)
  return {
    page,
    surface,
    surfaceRaised,
    surfaceSunken,
    ...tints,
    border,
    borderStrong,
    cardEdge: { hairline: border, bold: brandMark, float: 'transparent' }[brand.line],
    text,
    textMuted: legible(mix(text, page, 0.36), quiet, TEXT, ink),
    brand: primary,
    onBrand: inkOn(primary),
    brandHover: pressed(brandDeep, onBrandDeep, 0.1),
    brandActive: pressed(brandDeep, onBrandDeep, 0.2),
    brandEdge: contrast(brandDeep, page) >= 1.4 ? brandDeep : legible(brandDeep, quiet, PART, ink),
    brandMark,
    brandText: onQuiet(primary),
    brandDeep,
    onBrandDeep,
    onBrandSoft: onTint(primary, tints.brandSoft),
    link,
    linkHover: legible(mix(link, ink, 0.25), grounds, TEXT, ink),
    accent,
    onAccent: inkOn(accent),
    accentText: onQuiet(accent),
    onAccentSoft: onTint(accent, tints.accentSoft),
    footer,
    onFooter,
    footerMuted: legible(mix(onFooter, footer, 0.25), [footer], TEXT, onFooter),
    footerBorder: mix(footer, onFooter, 0.2),
    error,
    onError,
    errorHover: pressed(error, onError, 0.1),
    errorText: onQuiet(error),
    onErrorSoft: onTint(error, tints.errorSoft),
    success,
    onSuccess: inkOn(success),
    successText: onQuiet(success),
    onSuccessSoft: onTint(success, tints.successSoft),
    warning,
    onWarning: inkOn(warning),
    warningText: onQuiet(warning),
    onWarningSoft: onTint(warning, tints.warningSoft),
    focus: legible(primary, quiet, PART, ink),
    skeleton: mix(page, text, 0.08),
    overlay: 'rgb(0 0 0 / 0.5)',
    imageScrim: 'rgb(0 0 0 / 0.6)',
    onImage: white,
    ...tonesOf(primary, accent),
    logoPlate: 'transparent',
  }
}

const radii: Record<Brand['corner'], ThemeTokens['radius']> = {
  crisp: { small: '2px', medium: '4px', large: '4px', pill: '4px' },
  soft: { small: '6px', medium: '12px', large: '16px', pill: '999px' },
  round: { small: '10px', medium: '20px', large: '28px', pill: '999px' },
}

const raised = '0 1px 2px rgb(0 0 0 / 0.05), 0 4px 16px rgb(0 0 0 / 0.06)'
const lines: Record<Brand['line'], { width: string; shadow: string }> = {
  hairline: { width: '1px', shadow: 'none' },
  bold: { width: '2px', shadow: 'none' },
  float: { width: '1px', shadow: raised },
}
/**
 * Works the full token set out of the human tokens. Pure. Literal brand colours stay literal (`brand`, `accent`,
 * `footer`, `error`, `success`; `link` when it is legible); everything else is computed so that `contrastPairs` hold
 * for any input (TEN-03, TEN-04, GAP-09).
 */
export function resolveTheme(brand: Brand): ThemeTokens {
  return {
    color: resolveColors(brand),
    font: { body: fontStack(brand.fonts.body), heading: fontStack(brand.fonts.heading ?? brand.fonts.body) },
    radius: radii[brand.corner],
    shadow: {
      raised,
      floating: '0 2px 6px rgb(0 0 0 / 0.06), 0 16px 48px rgb(0 0 0 / 0.16)',
      card: lines[brand.line].shadow,
    },
    line: { card: lines[brand.line].width },
    display: displaySize[brand.display],
  }
}
