import type { z } from 'zod'
import { activityTypeName } from '#contract/activity-types/index.ts'
import type { sitePreviewSchema } from '#contract/site/builder/endpoints.ts'
import type { LogoPlate, SiteKind, SiteLook } from '#contract/site/builder/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { previewContent } from '../public/index.ts'
import { inlineAddress, withTexts } from './repaint-art.ts'
import { changedDraft, readDraft } from './site-draft.ts'
import { siteFolder } from './site-folder.ts'

type Preview = z.output<typeof sitePreviewSchema>
type Wish = { [K in keyof SiteLook]?: SiteLook[K] | undefined } & {
  kind?: SiteKind | undefined
  logoPlate?: LogoPlate | undefined
  prettyName?: string | undefined
}

/** The draft as its landing page would show it, with a kind, name and look that are tried and not kept (ONB-15). Writes nothing. */
export async function previewSite(
  ctx: ApiContext,
  { kind, logoPlate, prettyName, ...wish }: Wish,
): Promise<Preview> {
  const { data } = await readDraft(ctx)
  const tried = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
  const draft = changedDraft(data, { kind, look: tried, logo_plate: logoPlate, pretty_name: prettyName })
  const { drawn, config, content } = siteFolder(draft, {
    id: ctx.station.id,
    slug: 'previa',
    mail: 'contato@exemplo.com.br',
    createdAt: ctx.ports.clock.now(),
  })
  const { sections, settings } = previewContent({ config, ...content }, { plans: false })
  const actions = content.activities.map((entry) => ({
    id: entry.id,
    name: entry.name,
    image: entry.image ?? null,
    type_id: entry.type,
    type: { name: activityTypeName(entry.type) },
    points: entry.points,
    additional_cashback: 0,
    redirect_links: [],
    click_me_label: entry.clickMeLabel,
    has_ended: false,
  }))
  // Art that has no address yet travels inside the page.
  const art = new Map(drawn.map((file) => [`assets/${file.path}`, inlineAddress(file)]))
  return withTexts({ config, sections, settings, actions }, art)
}
