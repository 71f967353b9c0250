import { type ProductsBody, productsBody } from '#contract/activity-types/products.ts'
import type { ApiClient } from '#contract/client.ts'
import { getManagedActivity, saveActivity } from '#contract/console/activities/endpoints.ts'
import type { ManagedActivity } from '#contract/console/activities/schemas.ts'
import { formName } from '../../fields/place.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { typeFormOf } from '../types/index.ts'
import { type ProductProblemLink, productProblems } from './product-problems.ts'

export type Shop = { activity: ManagedActivity; body: ProductsBody }

/** An activity that sells, with what it sells. @throws a 404 for any other */
export async function shopOf(api: ApiClient, id: number): Promise<Shop> {
  const activity = await api.call(getManagedActivity, { params: { id } })
  const body = typeFormOf(activity.type_id)?.sells && productsBody.schema.safeParse(activity.body)
  if (!body?.success) throw new Response(null, { status: 404 })
  return { activity, body: body.data }
}

/** What of its products keeps an activity from being published, in words; nothing of one that sells nothing. Pure. */
export function missingProducts(activity: ManagedActivity): ProductProblemLink[] {
  const body = typeFormOf(activity.type_id)?.sells && productsBody.schema.safeParse(activity.body)
  return body?.success ? missingOf({ activity, body: body.data }) : []
}

/** What keeps it from being published, in words. Pure. */
export function missingOf({ activity, body }: Shop): ProductProblemLink[] {
  const missing = productsBody.missing(body)
  const fields = missing.map(({ path, message }) => [formName(path.map(String).join('.')), message])
  return productProblems(Object.fromEntries(fields), activity.id, body).links
}

/** Saves an activity with other products, as somebody saw it. @throws what saving an activity throws */
export function saveShop(
  api: ApiClient,
  { activity, seen, body }: Shop & { seen: string },
): Promise<ManagedActivity> {
  const { id, type, type_id, status, tag, updated_by, prerequisites, ...input } = activity
  const value = { ...input, prerequisites: prerequisites.map((one) => one.id), body }
  return api.call(saveActivity, { params: { id }, body: { seen, type_id, value } })
}

/** A refusal in words, for pages that have no field for it. @throws whatever is no refusal of the API */
export function refusedInWords(problem: unknown, { activity, body }: Shop): SaveProblem {
  const said = saveProblem(problem)
  const { fields, links } = productProblems(said.fields, activity.id, body)
  const messages = [...links.map(({ message }) => message), ...Object.values(fields), ...said.messages]
  return { ...said, fields: {}, messages: messages.slice(0, 20) }
}
