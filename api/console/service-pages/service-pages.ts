import type { ManagedServicePage } from '#contract/console/service-pages/endpoints.ts'
import type { ServiceArea } from '#contract/services/consultancies/areas.ts'
import { type ServicePage, servicePageSchema } from '#contract/services/consultancies/content.ts'
import { lastLine, ownerChange, requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { pageInWords, writePage, writtenPage } from '../../services/consultancies/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { entryTexts } from '../entries/texts.ts'
import { tagOf } from '../site-parts.ts'

async function managed(ctx: ApiContext, area: ServiceArea): Promise<ManagedServicePage> {
  const value = (await writtenPage(ctx, area)) ?? servicePageSchema.parse({})
  const { intro, hours, covers } = await pageInWords(ctx, area, undefined)
  return { value, usual: { intro, hours, covers }, tag: tagOf(value) }
}

/** What the pages of an area say, as owners wrote it (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05). @throws forbidden, not_found */
export async function getManagedServicePage(ctx: ApiContext, area: ServiceArea): Promise<ManagedServicePage> {
  requireOption(ctx, 'unionServices')
  await requireOwner(ctx)
  return managed(ctx, area)
}

/** Changes it where it is as its owner saw it; its HTML is cleaned. @throws forbidden, not_found, conflict */
export async function saveServicePage(
  ctx: ApiContext,
  { area, seen, value }: { area: ServiceArea; seen: string; value: ServicePage },
): Promise<ManagedServicePage> {
  requireOption(ctx, 'unionServices')
  const prepare = () => cleanAhead(ctx, value)
  return ownerChange(ctx, { locks: ['collections'], prepare, sent: value }, async (ctx) => {
    const part = `service-page:${area}`
    const before = await managed(ctx, area)
    await writePage(ctx, ctx.station.id, { area, page: value })
    const after = await managed(ctx, area)
    if (after.tag === before.tag) return { answer: () => after }
    if (before.tag !== seen) {
      const who = (await lastLine(ctx, part))?.who ?? entryTexts.somebody
      const details = { who, tag: before.tag, value: before.value }
      throw new ApiError('conflict', entryTexts.changed, { details })
    }
    const change = { before: before.value, after: after.value }
    return { done: { what: 'service-page.save', part, ...change, isPublic: true }, answer: () => after }
  })
}
