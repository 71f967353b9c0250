import type { SiteLogo } from '#contract/sites/schemas.ts'
import type { ApiContext } from '../context.ts'
import { requireOwner } from '../owner-changes/index.ts'
import { limit } from '../rate-limit/index.ts'
import { takeLogo } from '../sites/index.ts'

type Input = { file: string; remove_background: boolean }

/**
 * A logo for the site, by the intake of the wizard: every size and form is made, colours are proposed (ONB-15). It is
 * shown when a look that names it is saved. @throws invalid_input with `fields.file`, forbidden, too_many_requests
 */
export async function addLogo(ctx: ApiContext, input: Input): Promise<SiteLogo> {
  const owner = await requireOwner(ctx)
  const who = `${ctx.station.id}:${owner.id}`
  await limit(ctx, { name: 'site-logo', key: who, points: 60, durationSeconds: 3600 })
  const bytes = Buffer.from(input.file, 'base64')
  return takeLogo(ctx.ports.files, ctx.station.id, bytes, { removeBackground: input.remove_background, who })
}
