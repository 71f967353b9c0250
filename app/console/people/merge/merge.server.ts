import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { listPeople } from '#contract/console/people/endpoints.ts'
import { listDuplicatesOf, mergeAccounts, previewMerge } from '#contract/console/people/merge/endpoints.ts'
import { mergeInputSchema } from '#contract/console/people/merge/schemas.ts'
import { getPerson } from '#contract/console/people/person/endpoints.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { routeId } from '../../../routing/route-id.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { refusal } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { mergeFields } from './fields.ts'
import { texts } from './texts.ts'

/** As many as are found by a search for the other account. */
const mostFound = 12

/** The other account is looked for, or both stand side by side; which of them stays the address says, or the API where nobody chose. */
export async function loadMerge(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const query = new URL(args.request.url).searchParams
  const other = numberOr(query.get('com'))
  if (!other || other === id) return { preview: null, ...(await loadSearch(args, id)) }
  const preview = await api.call(previewMerge, { params: { id }, query: { ends: other } })
  if (preview.isOtherBetter && query.get('fica') === null) throw redirect(addressOf(other, id))
  return { preview, search: null }
}

/** Where two accounts stand side by side, the first of which stays. Pure. */
export const addressOf = (stays: number, ends: number): string =>
  `/gestao/pessoas/${stays}/juntar?com=${ends}`

async function loadSearch(args: LoaderFunctionArgs, id: number) {
  const { api } = await requireTeam(args)
  const words = new URL(args.request.url).searchParams.get('busca')?.trim().slice(0, 100) ?? ''
  const [person, likely, found] = await Promise.all([
    api.call(getPerson, { params: { id } }),
    api.call(listDuplicatesOf, { params: { id } }),
    words ? api.call(listPeople, { query: { search: words, limit: mostFound } }) : null,
  ])
  const { name, status, mergedInto } = person
  return {
    search: {
      person: { id, name, isOpen: status !== 'deleted' && mergedInto === null },
      ...{ words, likely: likely.list },
      found: found?.list.filter((one) => one.id !== id) ?? null,
    },
  }
}

/** Makes one account of both. What is in the way, and what was wrong, comes back to the page. */
export async function sendMerge(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const ends = numberOr(new URL(args.request.url).searchParams.get('com'))
  if (!ends) throw new Response(null, { status: 404 })
  const form = await args.request.formData()
  const schema = mergeInputSchema.omit({ ends: true, seen: true })
  const complete = (value: Record<string, unknown>) => ({ choices: {}, ...value })
  return sendForm(form, { fields: mergeFields, schema, complete }, async (value) => {
    const unsure = refusal(form.get('sure') === null ? { sure: texts.sureMissing } : {})
    if (unsure) return unsure
    await api.call(mergeAccounts, { params: { id }, body: { ...value, ends, seen: seenOf(form) } })
    return redirectSaved(args.context, `/gestao/pessoas/${id}`, texts.done)
  })
}
