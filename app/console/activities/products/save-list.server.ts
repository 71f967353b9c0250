import type { ActionFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import type { ProductsBody } from '#contract/activity-types/products.ts'
import { routeId } from '../../../routing/route-id.ts'
import { differencesOf } from '../../fields/differences.ts'
import type { FieldList } from '../../fields/field.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { problemsUnder } from './product-problems.ts'
import { type Shop, saveShop, shopOf } from './products.server.ts'

type SavedList<Schema extends z.ZodType> = {
  list: FieldList
  schema: Schema
  complete?: (value: Record<string, unknown>) => Record<string, unknown>
  /** The page, by the activity's number. */
  to: (activityId: number) => string
  message: string
}

/** Saves one of the lists of an activity that sells, the rest of it as it is. */
export async function saveList<Schema extends z.ZodType<Partial<ProductsBody>>>(
  { request, params, context }: ActionFunctionArgs,
  { list, schema, complete, to, message }: SavedList<Schema>,
) {
  const form = await request.formData()
  const { activity, body } = await shopOf(context.api, routeId(params.id), 'orders')
  return sendForm(form, { fields: [list], schema, ...(complete && { complete }) }, async (value) => {
    const changed = { ...body, ...value }
    try {
      await saveShop(context.api, { activity, seen: seenOf(form), body: changed })
      return redirectSaved(context, to(activity.id), message)
    } catch (problem) {
      return refused(problem, { activity, body: changed }, list)
    }
  })
}

/** What the API refused, beside the fields of the list; who was faster, with what they have of it. */
function refused(problem: unknown, { activity, body }: Shop, list: FieldList): SaveProblem {
  const said = saveProblem(problem)
  const words = problemsUnder(said.fields, activity.id, body, `body.${list.name}`, 'body.'.length)
  const messages = [...words.messages, ...said.messages]
  if (!said.conflict) return { ...said, fields: words.fields, messages }
  const theirs = (said.conflict.value as { body?: unknown }).body
  const differences = differencesOf([list], theirs, body)
  return { ...said, fields: {}, messages, conflict: { ...said.conflict, differences, replaces: true } }
}
