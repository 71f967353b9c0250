import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { listWaiting } from '#contract/console/entry/endpoints.ts'
import { actOnPeople } from '#contract/console/people/endpoints.ts'
import type { PeopleActInput, Whom } from '#contract/console/people/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { refusal } from '../owner/save-problem.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { texts as peopleTexts } from '../people/texts.ts'
import { decisionFields } from './fields.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas/aprovacao'
const words = texts.approval

const searchIn = (query: URLSearchParams) => query.get('busca')?.trim().slice(0, 100) ?? ''
const addressOf = (search: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...(search && { busca: search }), ...more })
  return `${here}${query.size > 0 ? `?${query}` : ''}`
}

/** Who waits, and what is asked before it is decided of all. */
export async function loadApproval(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const search = searchIn(query)
  const after = numberOr(query.get('depois')) ?? undefined
  const { list, total, next } = await api.call(listWaiting, { query: { search: search || undefined, after } })
  return {
    ...{ list, total, search, isFirst: after === undefined, address: addressOf(search) },
    older: next === null ? null : addressOf(search, { depois: String(next) }),
    isAsking: query.get('perguntar') === 'aprovar' && total > 0,
    formKey: newFormKey(),
  }
}

const intents = ['approve', 'refuse', 'approve-all', 'refuse-all'] as const
type Kind = 'approve' | 'refuse'

/** Lets those in who are ticked, or all who wait, or does not, for a reason. */
export async function decide(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const search = searchIn(new URL(args.request.url).searchParams)
  const form = await args.request.formData()
  const intent = intentOf(form, intents)
  const kind: Kind = intent.startsWith('approve') ? 'approve' : 'refuse'
  const schema = z.object({ reason: z.string().trim().max(mostLetters.reason) })
  const isForAll = intent === kind && form.get('whom') === 'all'
  const said = schema.safeParse({ reason: form.get('reason') })
  // Why somebody is not let in stands in no address.
  if (isForAll && kind === 'refuse' && said.success && said.data.reason !== '')
    return data({ form: 'ask', problem: null, typed: {}, refusing: said.data.reason })
  return sendForm(form, { fields: decisionFields, schema }, async ({ reason }) => {
    const missing = kind === 'refuse' && reason === '' ? refusal({ reason: words.noReason }) : null
    if (missing) return missing
    if (isForAll) return redirect(addressOf(search, { perguntar: 'aprovar' }))
    const whom = intent === kind ? tickedIn(form) : allIn(form, search)
    if ('ids' in whom && whom.ids.length === 0) return refusal({ whom: words.noTicks }) ?? redirect(here)
    const body: PeopleActInput = kind === 'approve' ? { kind, whom } : { kind, reason, whom }
    const act = await api.call(actOnPeople, { body, idempotencyKey: formKeyOf(form) })
    if (!act.isEnded) return redirect(`/gestao/pessoas/acoes/${act.id}`)
    return redirectSaved(args.context, addressOf(search), peopleTexts.act.done(act))
  })
}

const tickedIn = (form: FormData): Whom => ({
  ids: form.getAll('pessoa').flatMap((one) => numberOr(one) ?? []),
})
const allIn = (form: FormData, search: string): Whom => ({
  filter: { status: 'pending', ...(search && { search }) },
  count: numberOr(form.get('count')) ?? 0,
})
