import type { ApiContext } from '../../platform/context.ts'
import { type LogoUpload, takeLogo } from './logo/take-logo.ts'
import { changeSiteDraft, readDraft, requireMaker } from './site-draft.ts'

/**
 * Takes the logo of the draft (ONB-15). While no colour was chosen, the strongest one of the logo becomes the colour.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function setSiteLogo(ctx: ApiContext, upload: LogoUpload): Promise<void> {
  const logo = await takeLogo(ctx, upload, { personId: requireMaker(ctx) })
  const { data } = await readDraft(ctx)
  const [primary] = logo.colors
  const proposes = primary && !data.done.includes('cor')
  await changeSiteDraft(ctx, { logo, ...(proposes && { look: { primary } }) })
}
