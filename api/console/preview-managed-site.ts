import type { z } from 'zod'
import type { previewManagedSite as call } from '#contract/console/endpoints.ts'
import type { SiteChange } from '#contract/console/schemas.ts'
import { hexColor } from '#contract/hex-color.ts'
import { logoPlateSchema } from '#contract/site/builder/schemas.ts'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { footerFollows, footerOf, withPrimary } from '#themes/follow-primary.ts'
import { hasPlans } from '../commerce/plans/index.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { cleanAhead } from '../platform/html/clean-ahead.ts'
import { inlineAddress, repaintArt, settleLogoForms, withTexts } from '../site/builder/index.ts'
import { previewContent } from '../site/public/index.ts'
import { applyChange } from './apply-change.ts'
import { publishedDocument, readDraft } from './managed-site.ts'
import type { SiteDocument } from './site-document.ts'

type Wish = Partial<
  Record<
    | ('primary' | 'accent' | 'footer' | 'footerFollows' | 'font')
    | ('corner' | 'layout' | 'display' | 'line' | 'logoPlate'),
    string | undefined
  >
>
type Preview = z.input<(typeof call)['answer']>

/** The draft as its landing page would show it; a brand that is tried counts when it has the form. Writes nothing. */
export async function previewManagedSite(ctx: ApiContext, wish: Wish): Promise<Preview> {
  await requireTeam(ctx)
  return shownWith(ctx, await draftOf(ctx), wish)
}

/** The draft with a change that somebody is typing, as the landing page would show it. Writes nothing. @throws invalid_input, not_found */
export async function tryManagedSite(ctx: ApiContext, change: SiteChange): Promise<Preview> {
  await requireTeam(ctx)
  if ('value' in change) await cleanAhead(ctx, change.value)
  const document = await draftOf(ctx)
  const isEdit = change.what !== 'discard' && change.what !== 'undo' && change.what !== 'redo'
  return shownWith(ctx, isEdit ? applyChange(document, change).document : document, {})
}

const draftOf = async (ctx: ApiContext): Promise<SiteDocument> =>
  (await readDraft(ctx)).document ?? publishedDocument(ctx)

async function shownWith(ctx: ApiContext, document: SiteDocument, wish: Wish): Promise<Preview> {
  const { brand } = document.config
  const tried = configSchema.shape.brand.safeParse({
    ...brand,
    colors: triedColors(brand.colors, wish),
    fonts: { ...brand.fonts, ...(wish.font && { body: wish.font }) },
    ...(wish.corner && { corner: wish.corner }),
    ...(wish.display && { display: wish.display }),
    ...(wish.line && { line: wish.line }),
    ...(wish.layout && { header: { layout: wish.layout } }),
  })
  const wanted = tried.success ? tried.data : brand
  const plate = logoPlateSchema.safeParse(wish.logoPlate)
  const wantedImages = { ...document.config.images, ...(plate.success && { logoPlate: plate.data }) }
  const { files } = ctx.ports
  const [logos, painted, plans] = await Promise.all([
    settleLogoForms(files, { brand: wanted, images: wantedImages }),
    repaintArt(files, ctx.station.id, document, wanted),
    hasPlans(ctx),
  ])
  const art = new Map([...painted].map(([from, file]) => [from, inlineAddress(file)]))
  const images = { ...document.config.images, ...logos }
  const shown = withTexts({ ...document, config: { ...document.config, brand: wanted, images } }, art)
  const { sections, settings } = previewContent(shown, { plans })
  return { config: shown.config, sections, settings, actions: null }
}

type Colors = StationConfig['brand']['colors']

/** As the saved look keeps them: what nobody chose goes with the first colour (SEC-26). */
function triedColors(colors: Colors, wish: Wish): Colors {
  const primary = hexColor(wish.primary ?? '') ?? colors.primary
  const followed = withPrimary(colors, primary)
  const isChosen = wish.footerFollows !== 'on' && wish.footer
  const own = footerFollows(colors) ? followed.footer : footerOf(primary)
  return {
    ...followed,
    ...(wish.accent && { accent: ownAccent(colors, wish) }),
    ...(isChosen ? { footer: wish.footer } : wish.footerFollows === 'on' && { footer: own }),
  }
}

/** The second colour when there is one: its field shows the first where there is none, the one before included. */
function ownAccent({ accent, primary }: Colors, wish: Wish): string | undefined {
  const same = [wish.primary, accent ? undefined : primary].map((color) => color?.toLowerCase())
  return same.includes(wish.accent?.toLowerCase()) ? undefined : wish.accent
}
