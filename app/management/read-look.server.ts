import type { StationConfig } from '#stations/schema.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { takeLogo } from './owner.server.ts'

export type Look = Pick<StationConfig, 'brand' | 'images'>

/** A look as its form says it; logos are taken in on the way. Nothing is checked here: the API does. @throws ApiProblem */
export async function readLook(
  context: PortalContext,
  form: FormData,
  { brand, images }: Look,
): Promise<Look> {
  const text = (name: string) => String(form.get(name) ?? '')
  const isCut = form.get('remove_background') === 'on'
  const logo = await takeLogo(context, form.get('logo'), isCut)
  const footerLogo = await takeLogo(context, form.get('footerLogo'), isCut)
  const primary = text('primary')
  const { colors } = brand
  // The link follows the highlight colour unless it was chosen apart from it; the second colour is there when it differs.
  const link = colors.link === colors.primary ? primary : colors.link
  const accent = text('accent') && text('accent') !== primary ? text('accent') : undefined
  return {
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
}

/** Logos that came with a form that could not be saved. */
function keptLogos(text: (name: string) => string): Partial<Look['images']> {
  const names = ['primaryLogo', 'secondaryLogo', 'footerLogo', 'favicon'] as const
  return Object.fromEntries(
    names.flatMap((name) => (text(`kept.${name}`) ? [[name, text(`kept.${name}`)]] : [])),
  )
}
