import type { Person } from '#contract/console/people/person/schemas.ts'
import { lockAccounts } from '../../../people/access/index.ts'
import { prepareActivation } from '../../../people/onboarding/index.ts'
import { ownerChange } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { UrlSettings } from '../../../platform/station-record.ts'
import { getPerson, personInStation } from './get-person.ts'
import { personTexts as texts } from './texts.ts'

/**
 * Sends the activation mail again to who has not confirmed their e-mail (PPL-11); within what their mailbox gets of codes (ACC-12).
 * @throws forbidden, not_found, conflict for whoever waits for none, too_many_requests
 */
export function resendActivation(outer: ApiContext, id: number, urls: UrlSettings): Promise<Person> {
  let store: Awaited<ReturnType<typeof prepareActivation>> | undefined
  const prepare = async () => {
    const account = await personInStation(outer, id)
    if (account.status !== 'inactive') throw new ApiError('conflict', texts.notInactive)
    store = await prepareActivation(outer, account, urls)
  }
  return ownerChange(outer, { prepare }, async (ctx) => {
    const [account] = await lockAccounts(ctx, [id])
    if (account?.status !== 'inactive') throw new ApiError('conflict', texts.notInactive)
    const { name } = await personInStation(ctx, id)
    await store?.(ctx)
    return {
      done: { what: 'person.activation', part: `participant:${id}`, after: { name } },
      answer: (ctx) => getPerson(ctx, id),
    }
  })
}
