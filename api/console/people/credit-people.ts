import type { PeopleAct, PeopleCredit } from '#contract/console/people/schemas.ts'
import { countWithRight } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { amountText } from '../points/carry-out.ts'
import { amountOf } from '../points/move-person-points.ts'
import { fourEyesAbove } from '../points/point-settings.ts'
import { pointTexts } from '../points/texts.ts'
import { beginAct, countWhom } from './act-on-people.ts'
import { getPeopleAct } from './get-people-act.ts'
import { peopleTexts as texts } from './texts.ts'

const wallets: OwnerPart = { locks: [], isPublic: false }

/**
 * Gives the same points to each of many people, once for each form. Where all of it together is above the amount of the station, a second
 * person confirms it, and nothing moves until then (GAP-160). @throws forbidden, invalid_input, conflict
 */
export function creditPeople(
  ctx: ApiContext,
  input: PeopleCredit,
  urls: UrlSettings,
  key?: string,
): Promise<PeopleAct> {
  return changePart(ctx, wallets, {}, async (ctx, teammate) =>
    makePart(ctx, teammate, {
      what: 'people-credit',
      key,
      input,
      async make() {
        const { kind: pointKind, reason, whom } = input
        const amountH = amountOf(ctx, input)
        const isWaiting = await needsSecond(ctx, input.amountCents * (await countWhom(ctx, whom)))
        const act = { kind: 'credit', amountH, pointKind, reason, isWaiting } as const
        const { id, people } = await beginAct(ctx, teammate, { act, whom, urls })
        const amount = amountText(ctx, amountH)
        const after = { name: texts.people(people), people, amount, kind: pointKind, reason }
        return {
          id,
          done: { what: isWaiting ? 'people.ask-credit' : 'people.credit', part: 'people', after },
        }
      },
      answer: getPeopleAct,
    }),
  )
}

/** Whether a second person has to confirm so much. @throws invalid_input where there is none */
async function needsSecond(ctx: ApiContext, totalCents: number): Promise<boolean> {
  const above = await fourEyesAbove(ctx)
  if (above === null || totalCents <= above) return false
  if ((await countWithRight(ctx, 'points')) < 2) throw ApiError.fields({ amountCents: pointTexts.noSecond })
  return true
}
