import type { ManagedServicePage } from '#contract/console/service-pages/endpoints.ts'
import type { ServiceArea } from '#contract/services/consultancies/areas.ts'
import { type ServicePage, servicePageSchema } from '#contract/services/consultancies/content.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { pageInWords, writePage, writtenPage } from '../../services/consultancies/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'

const pages: OwnerPart = { locks: ['collections'], isPublic: true }

async function managed(ctx: ApiContext, area: ServiceArea): Promise<ManagedServicePage> {
  const value = (await writtenPage(ctx, area)) ?? servicePageSchema.parse({})
  const { intro, hours, covers } = await pageInWords(ctx, area, undefined)
  return { value, usual: { intro, hours, covers }, tag: tagOf(value) }
}

/** What the pages of an area say, as owners wrote it (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05). @throws forbidden, not_found */
export async function getManagedServicePage(ctx: ApiContext, area: ServiceArea): Promise<ManagedServicePage> {
  requireOption(ctx, 'unionServices')
  await requireTeam(ctx)
  return managed(ctx, area)
}

/** Changes it where it is as its owner saw it; its HTML is cleaned. @throws forbidden, not_found, conflict */
export async function saveServicePage(
  ctx: ApiContext,
  { area, seen, value }: { area: ServiceArea; seen: string; value: ServicePage },
): Promise<ManagedServicePage> {
  requireOption(ctx, 'unionServices')
  const prepare = () => cleanAhead(ctx, value)
  return changePart(ctx, pages, { prepare, sent: value }, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      what: 'service-page.save',
      part: `service-page:${area}`,
      seen,
      read: (ctx) => managed(ctx, area),
      write: (ctx) => writePage(ctx, ctx.station.id, { area, page: value }),
      writtenOf: (page) => page.value,
    }),
  )
}
