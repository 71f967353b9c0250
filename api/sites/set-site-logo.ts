import type { ApiContext } from '../context.ts'
import { limit } from '../rate-limit/index.ts'
import { takeLogo } from './logo/take-logo.ts'
import { changeSiteDraft, readDraft, requireMaker } from './site-draft.ts'

type Input = { file: string; remove_background: boolean }

/**
 * Takes the logo of the draft (ONB-15). While no colour was chosen, the strongest one of the logo becomes the colour.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function setSiteLogo(ctx: ApiContext, input: Input): Promise<void> {
  const maker = requireMaker(ctx)
  const who = `${ctx.station.id}:${maker}`
  await limit(ctx, { name: 'site-logo', key: who, points: 60, durationSeconds: 3600 })
  const bytes = Buffer.from(input.file, 'base64')
  const logo = await takeLogo(ctx.ports.files, ctx.station.id, bytes, {
    removeBackground: input.remove_background,
    who,
  })
  const { data } = await readDraft(ctx)
  const [primary] = logo.colors
  const proposes = primary && !data.done.includes('cor')
  await changeSiteDraft(ctx, { logo, ...(proposes && { look: { primary } }) })
}
