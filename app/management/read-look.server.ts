import type { StationConfig } from '#stations/schema.ts'
import type { PortalContext } from '../station/portal-context.ts'
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
): Promise<{ look: Look; refused: Record<string, string> }> {
  const text = (name: string) => String(form.get(name) ?? '')
  const isCut = form.get('remove_background') === 'on'
  const refused: Record<string, string> = {}
  const logo = await orRefused(takeLogo(context, form.get('logo'), isCut), refused, 'logo')
  const footerLogo = await orRefused(takeLogo(context, form.get('footerLogo'), isCut), refused, 'footerLogo')
  const primary = text('primary')
  const { colors } = brand
  // The link follows the highlight colour unless it was chosen apart from it; the second colour is there when it differs.
  const link = colors.link === colors.primary ? primary : colors.link
  const same = [primary, text('noAccent'), colors.accent ? primary : colors.primary].map(lower)
  const accent = same.includes(lower(text('accent'))) ? undefined : text('accent') || undefined
  const look: Look = {
    brand: {
      ...brand,
      colors: { ...colors, primary, link, accent, footer: text('footer') },
      fonts: { body: text('font'), ...(text('heading') && { heading: text('heading') }) },
      corner: text('corner'),
      header: { layout: text('layout') },
    } as Look['brand'],
    images: {
      ...images,
      ...keptLogos(text),
      // The API puts the forms that are seen on the colours.
      ...(logo && {
        primaryLogo: logo.on_light,
        secondaryLogo: logo.image,
        footerLogo: logo.image,
        favicon: logo.favicon,
      }),
      ...(footerLogo && { footerLogo: footerLogo.image }),
    },
  }
  return { look, refused }
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
