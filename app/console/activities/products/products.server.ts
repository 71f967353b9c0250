import {
  productSubscription,
  productSubscriptionBody,
} from '#contract/activity-types/product-subscription.ts'
import { type ProductsBody, productsBody } from '#contract/activity-types/products.ts'
import type { ApiClient } from '#contract/client.ts'
import { getManagedActivity, saveActivity } from '#contract/console/activities/endpoints.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { formName } from '../../fields/place.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { typeFormOf } from '../types/index.ts'
import { type ProductProblemLink, productProblems } from './product-problems.ts'

/** What a type that is subscribed to has beside its products stays in the body as it is. */
export type Shop = { activity: ManagedActivity; body: ProductsBody }

const bodyOf = (typeId: number) =>
  typeId === productSubscription.id ? productSubscriptionBody : productsBody

/** The products of an activity that sells; undefined for one that does not. Pure. */
function soldIn({ type_id, body }: ManagedActivity): ProductsBody | undefined {
  return typeFormOf(type_id)?.sells && bodyOf(type_id).schema.safeParse(body).data
}

/** An activity that sells, with what it sells; `by`: only where it is sold so. @throws a 404 for any other */
export async function shopOf(api: ApiClient, id: number, by?: 'orders' | 'subscriptions'): Promise<Shop> {
  const activity = await api.call(getManagedActivity, { params: { id } })
  const body = soldIn(activity)
  const isWrong = by !== undefined && typeFormOf(activity.type_id)?.sells !== by
  if (!body || isWrong) throw new Response(null, { status: 404 })
  return { activity, body }
}

/** What of its products keeps an activity from being published, in words; nothing of one that sells nothing. Pure. */
export function missingProducts(activity: ManagedActivity): ProductProblemLink[] {
  const body = soldIn(activity)
  return body ? missingOf({ activity, body }) : []
}

/** What keeps it from being published, in words. Pure. */
export function missingOf({ activity, body }: Shop): ProductProblemLink[] {
  const missing = bodyOf(activity.type_id).missing(body as never)
  const fields = missing.map(({ path, message }) => [formName(path.map(String).join('.')), message])
  return productProblems(Object.fromEntries(fields), activity.id, body).links
}

/** Saves an activity with other products, as somebody saw it; everything else of it stays. @throws what saving an activity throws */
export function saveShop(
  api: ApiClient,
  { activity, seen, body }: Shop & { seen: string },
): Promise<ManagedActivity> {
  const { id, type_id } = activity
  return api.call(saveActivity, { params: { id }, body: { seen, type_id, value: { body } } })
}

/** A refusal in words, for pages that have no field for it. @throws whatever is no refusal of the API */
export function refusedInWords(problem: unknown, { activity, body }: Shop): SaveProblem {
  const said = saveProblem(problem)
  const { fields, links } = productProblems(said.fields, activity.id, body)
  const messages = [...links.map(({ message }) => message), ...Object.values(fields), ...said.messages]
  return { ...said, fields: {}, messages: messages.slice(0, 20) }
}
