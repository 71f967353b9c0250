import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { Brand } from '#themes/brand.ts'
import { fromLch, lchOf } from '#themes/color.ts'
import { families } from '#themes/fonts/families.ts'
import { resolveTheme, type ThemeTokens } from '#themes/resolve.ts'
import type { StationRecord, UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../registry/index.ts'

export type MailColors = Pick<
  ThemeTokens['color'],
  | 'page'
  | 'surface'
  | 'surfaceSunken'
  | 'border'
  | 'text'
  | 'textMuted'
  | 'brand'
  | 'onBrand'
  | 'brandEdge'
  | 'brandSoft'
  | 'onBrandSoft'
  | 'link'
>

/** A station's look as mail programs can show it: two sets of colours, a font stack, no variables. */
export type MailLook = {
  station: { name: string; url: string; address: string; mail: string | null }
  /** Absolute address of a PNG or WebP, or null: the name stands there alone. */
  mark: { kind: 'logo' | 'icon'; src: string } | null
  light: MailColors
  dark: MailColors
  font: string
  headingFont: string
  /** Corner of cards and of buttons, in px. */
  radius: { card: number; button: number }
}

const radii: Record<Brand['corner'], MailLook['radius']> = {
  crisp: { card: 4, button: 4 },
  soft: { card: 12, button: 10 },
  round: { card: 20, button: 24 },
}

/** Mail programs fetch no fonts: the station's family where it is installed, else a face of the same kind. */
const stack = (family: Brand['fonts']['body']) =>
  families[family].kind === 'serif'
    ? `'${family}', Georgia, 'Times New Roman', serif`
    : `'${family}', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** The same brand on a dark ground with a breath of its hue; the resolver keeps every contrast (GAP-09). */
function darkBrand(brand: Brand): Brand {
  const { c, h } = lchOf(brand.colors.primary)
  return {
    ...brand,
    colors: { ...brand.colors, surface: fromLch(0.2, Math.min(c, 0.012), h), ink: undefined },
  }
}

/** Computes how mails of a station look. Pure. */
export function mailLook(station: Pick<StationRecord, 'slug' | 'config'>, urls: UrlSettings): MailLook {
  const { config } = station
  const url = stationUrl(station, urls)
  const { body, heading } = config.brand.fonts
  return {
    station: {
      name: config.name,
      url,
      address: config.contact.address,
      mail: config.behaviour.fixedSupportMail ?? config.contact.mail ?? null,
    },
    mark: markOf(config.images, url),
    light: resolveTheme(config.brand).color,
    dark: resolveTheme(darkBrand(config.brand)).color,
    font: stack(body),
    headingFont: stack(heading ?? body),
    radius: radii[config.brand.corner],
  }
}

/** Mail programs show no SVG: a drawn mark is shown as the icon that lies beside it in the station's folder. */
function markOf({ primaryLogo, favicon }: StationConfig['images'], url: string): MailLook['mark'] {
  const isPicture = (address: string | undefined) =>
    address && /\.(png|webp|jpe?g)$/i.test(address) && URL.canParse(address, url)
  const absolute = (address: string) => new URL(address, url).href
  if (primaryLogo && isPicture(primaryLogo)) return { kind: 'logo', src: absolute(primaryLogo) }
  if (favicon && isPicture(favicon)) return { kind: 'icon', src: absolute(favicon) }
  if (favicon?.endsWith('/mark.svg'))
    return { kind: 'icon', src: absolute(favicon.replace(/mark\.svg$/, 'icon-192.png')) }
  return null
}
