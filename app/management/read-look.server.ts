import { colorText, hexColor } from '#contract/hex-color.ts'
import type { LogoPlate } from '#contract/sites/schemas.ts'
import type { StationConfig } from '#contract/stations/configuration.ts'
import { footerFollows, footerOf, withPrimary } from '#themes/follow-primary.ts'
import { sentColor } from '../forms/sent-color.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { colorNames } from './look-fields.tsx'
import { orRefused, takeLogo } from './owner.server.ts'

export type Look = Pick<StationConfig, 'brand' | 'images'>

/**
 * A look as its form says it; logos are taken in on the way, `refused` tells by field which were not. Nothing else is
 * checked here: the API does.
 */
export async function readLook(
  context: PortalContext,
  form: FormData,
  { brand, images }: Look,
): Promise<{ look: Look; refused: Record<string, string>; typed: Record<string, string> }> {
  const text = (name: string) => String(form.get(name) ?? '')
  const isCut = form.get('remove_background') === 'on'
  const refused: Record<string, string> = {}
  const logo = await orRefused(takeLogo(context, form.get('logo'), isCut), refused, 'logo')
  const footerLogo = await orRefused(takeLogo(context, form.get('footerLogo'), isCut), refused, 'footerLogo')
  const { colors, typed } = readColors(form, brand.colors)
  for (const name of Object.keys(typed)) refused[name] = colorText
  const look: Look = {
    brand: {
      ...brand,
      colors,
      fonts: { body: text('font'), ...(text('heading') && { heading: text('heading') }) },
      corner: text('corner'),
      header: { layout: text('layout') },
    } as Look['brand'],
    images: {
      ...images,
      ...keptLogos(text),
      ...(text('logoPlate') && { logoPlate: text('logoPlate') as LogoPlate }),
      // The API puts the forms that are seen on the colours.
      ...(logo && {
        primaryLogo: logo.on_light,
        secondaryLogo: logo.image,
        footerLogo: logo.image,
        favicon: logo.favicon,
        logoPlate: logo.plate,
      }),
      ...(footerLogo && { footerLogo: footerLogo.image }),
    },
  }
  return { look, refused, typed }
}

type Colors = Look['brand']['colors']

/** The colours that a form or an address names, `#rrggbb`; what is typed and none is apart, and the kept one stays. */
export function colorsSent(form: FormData | URLSearchParams) {
  const valid: Partial<Record<(typeof colorNames)[number], string>> = {}
  const typed: Record<string, string> = {}
  for (const name of colorNames) {
    const said = sentColor(form, name)
    if (hexColor(said)) valid[name] = said
    else if (form.has(name)) typed[name] = said
  }
  return { valid, typed }
}

/** Colours that nobody chose go with the highlight colour; the second one is there when it differs (SEC-26). */
function readColors(form: FormData, before: Colors): { colors: Colors; typed: Record<string, string> } {
  const { valid, typed } = colorsSent(form)
  const primary = valid.primary ?? before.primary
  const colors = withPrimary(before, primary)
  const noAccent = String(form.get('noAccent') ?? '')
  const same = [primary, noAccent, before.accent ? primary : before.primary].map(lower)
  const accent = valid.accent && !same.includes(lower(valid.accent)) ? valid.accent : undefined
  if (form.get('footerFollows') !== 'on')
    return { colors: { ...colors, accent, footer: valid.footer ?? before.footer }, typed }
  delete typed.footer
  // Left as it is, the default stays the default.
  const footer = footerFollows(before) ? colors.footer : footerOf(primary)
  return { colors: { ...colors, accent, footer }, typed }
}

/** Browsers send colours in small letters; configurations may have capitals. */
const lower = (color: string) => color.toLowerCase()

/** Logos that came with a form that could not be saved. */
function keptLogos(text: (name: string) => string): Partial<Look['images']> {
  const names = ['primaryLogo', 'secondaryLogo', 'footerLogo', 'favicon'] as const
  return Object.fromEntries(
    names.flatMap((name) => (text(`kept.${name}`) ? [[name, text(`kept.${name}`)]] : [])),
  )
}
