import { haveRight } from '#contract/team.ts'
import { rolesOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { pointTexts as texts } from './texts.ts'

/** What somebody asked for who does not look after points any more is confirmed by nobody: it can be refused. @throws conflict */
export async function requireAsker(ctx: ApiContext, askedBy: number): Promise<void> {
  const { status, role, roles } = participants
  const [asker] = await ctx.db
    .select({ status, role, roles })
    .from(participants)
    .where(withId(participants, ctx, askedBy))
  if (asker?.status !== 'active' || !haveRight(rolesOf(asker), 'points'))
    throw new ApiError('conflict', texts.askerGone)
}
