import type { SiteLogo } from '#contract/site/builder/schemas.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { type LogoUpload, takeLogo } from '../site/builder/index.ts'

/**
 * A logo for the site, by the intake of the wizard: every size and form is made, colours are proposed (ONB-15). It is
 * shown when a look that names it is saved. @throws invalid_input with `fields.file`, forbidden, too_many_requests
 */
export async function addLogo(ctx: ApiContext, upload: LogoUpload): Promise<SiteLogo> {
  const { id } = await requireTeam(ctx)
  return takeLogo(ctx, upload, { personId: id, isClaimedLater: true })
}
