import type { ActionCard } from '#contract/activities/schemas.ts'
import { activityTypeName } from '#contract/activities/type-names.ts'
import { memberOf } from '../access/index.ts'
import type { ApiContext } from '../context.ts'
import type { Activity } from './activity-type.ts'
import { type MemberFacts, memberFacts } from './member-facts.ts'
import { activities } from './tables.ts'
import { typeDetail } from './types/index.ts'

/** The columns of a card. */
export const cardColumns = {
  id: activities.id,
  typeId: activities.typeId,
  name: activities.name,
  image: activities.image,
  featuredImage: activities.featuredImage,
  pointsH: activities.pointsH,
  additionalCashbackH: activities.additionalCashbackH,
  limitPerUser: activities.limitPerUser,
  participationStart: activities.participationStart,
  participationEnd: activities.participationEnd,
  priority: activities.priority,
  priorityCarousel: activities.priorityCarousel,
  clickMeLabel: activities.clickMeLabel,
  body: activities.body,
}
export type CardRow = Pick<Activity, keyof typeof cardColumns>

/** Cards for the caller, with what they did and what is locked for them: two queries for any number of cards. */
export async function actionCards(ctx: ApiContext, rows: CardRow[]): Promise<ActionCard[]> {
  const ids = [...new Set(rows.map(({ id }) => id))]
  const factsOf = await memberFacts(ctx, memberOf(ctx), ids)
  return rows.map((row) => toActionCard(row, factsOf(row.id)))
}

/** Points decimal, instants in ISO 8601. */
export function toActionCard(row: CardRow, facts: MemberFacts): ActionCard {
  const about = { activityId: row.id, placesLeft: null }
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    featuredImage: row.featuredImage,
    type_id: row.typeId,
    type: { name: activityTypeName(row.typeId) },
    points: row.pointsH / 100,
    additional_cashback: row.additionalCashbackH / 100,
    priority: row.priority,
    priorityCarousel: row.priorityCarousel,
    click_me_label: row.clickMeLabel,
    participationStart: row.participationStart?.toISOString() ?? null,
    participationEnd: row.participationEnd?.toISOString() ?? null,
    limitPerUser: row.limitPerUser,
    userActions: facts.userActions,
    hasDone: facts.userActions > 0,
    prerequisites: facts.prerequisites,
    redirect_links: typeDetail(row.typeId, row.body, about).redirect_links ?? [],
  }
}
