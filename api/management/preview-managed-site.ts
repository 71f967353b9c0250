import type { z } from 'zod'
import type { previewManagedSite as call } from '#contract/management/endpoints.ts'
import { configSchema, type StationConfig } from '#stations/schema.ts'
import type { ApiContext } from '../context.ts'
import { hasPlans } from '../plans/index.ts'
import { previewContent } from '../public/index.ts'
import { inlineAddress, repaintArt, settleLogoForms, withTexts } from '../sites/index.ts'
import { publishedDocument, readDraft, requireOwner } from './managed-site.ts'

type Wish = Partial<
  Record<'primary' | 'accent' | 'footer' | 'font' | 'corner' | 'layout', string | undefined>
>
type Preview = z.input<(typeof call)['answer']>

/** The draft as its landing page would show it; a brand that is tried counts when it has the form. Writes nothing. */
export async function previewManagedSite(ctx: ApiContext, wish: Wish): Promise<Preview> {
  await requireOwner(ctx)
  const document = (await readDraft(ctx))?.document ?? (await publishedDocument(ctx))
  const { brand } = document.config
  const tried = configSchema.shape.brand.safeParse({
    ...brand,
    colors: {
      ...brand.colors,
      ...(wish.primary && { primary: wish.primary, link: ownLink(brand.colors) ?? wish.primary }),
      ...(wish.accent && { accent: ownAccent(brand.colors, wish) }),
      ...(wish.footer && { footer: wish.footer }),
    },
    fonts: { ...brand.fonts, ...(wish.font && { body: wish.font }) },
    ...(wish.corner && { corner: wish.corner }),
    ...(wish.layout && { header: { layout: wish.layout } }),
  })
  const wanted = tried.success ? tried.data : brand
  const { files } = ctx.ports
  const [logos, painted, plans] = await Promise.all([
    settleLogoForms(files, { brand: wanted, images: document.config.images }),
    repaintArt(files, ctx.station.id, document, wanted),
    hasPlans(ctx),
  ])
  const art = new Map([...painted].map(([from, file]) => [from, inlineAddress(file)]))
  const images = { ...document.config.images, ...logos }
  const shown = withTexts({ ...document, config: { ...document.config, brand: wanted, images } }, art)
  const { sections, settings } = previewContent(shown, { plans })
  return { config: JSON.parse(JSON.stringify(shown.config)), sections, settings, actions: null }
}

/** The link's colour when it was chosen apart from the first, as the saved look keeps it. */
const ownLink = ({ link, primary }: StationConfig['brand']['colors']): string | undefined =>
  link === primary ? undefined : link

/** The second colour when there is one: its field shows the first where there is none, the one before included. */
function ownAccent({ accent, primary }: StationConfig['brand']['colors'], wish: Wish): string | undefined {
  const same = [wish.primary, accent ? undefined : primary].map((color) => color?.toLowerCase())
  return same.includes(wish.accent?.toLowerCase()) ? undefined : wish.accent
}
