import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { actOnPeople, countPeople, creditPeople } from '#contract/console/people/endpoints.ts'
import {
  creditFieldsSchema,
  mostOnPage,
  type PeopleAct,
  type Whom,
} from '#contract/console/people/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { own } from '#contract/own.ts'
import { writtenText } from '#contract/written-text.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { Values } from '../fields/field-values.server.ts'
import { readForm } from '../fields/read-form.server.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { refusal, type SaveProblem } from '../owner/save-problem.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { type AskedKind, askedKinds } from './act-words.ts'
import { creditFields, fieldsOf } from './fields.ts'
import { filterIn, orderIn, queryOf } from './filter.server.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas'

/** What the address of the page says: what is to be done, to whom, and the list that one came from. */
function asked(request: Request) {
  const query = new URL(request.url).searchParams
  const word = query.get('acao') ?? ''
  const kind: AskedKind | undefined = own(askedKinds, word)
  const [filter, order] = [filterIn(query), orderIn(query)]
  const sent = queryOf(filter, order)
  const list = `${here}${sent.size > 0 ? `?${sent}` : ''}`
  const ids = (query.get('pessoas') ?? '').split('-').flatMap((one) => numberOr(one) ?? [])
  return { kind, filter, list, ids: [...new Set(ids)].slice(0, mostOnPage) }
}

/** The page on which something is asked before it is done to those who are ticked, or to all whom the filter finds. Pure. */
export function askedAddress(word: string, list: URLSearchParams, ids: readonly number[] | null): string {
  const query = new URLSearchParams(list)
  query.set('acao', word)
  if (ids) query.set('pessoas', ids.join('-'))
  return `${here}/acoes/nova?${query}`
}

/** How many people it would be. */
export async function loadNewAct(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { kind, filter, list, ids } = asked(args.request)
  if (!kind) throw redirect(list)
  const count = ids.length || (await api.call(countPeople, { query: filter })).count
  if (count === 0) throw redirect(list)
  return { kind, count, list, isAll: ids.length === 0, formKey: newFormKey() }
}

/** A form as it came: wrong, to be looked at, or to be changed. */
export type Step = {
  typed: Values
  formKey?: string | undefined
  problem?: SaveProblem | null
  reviewed?: z.output<typeof creditFieldsSchema>
}

const reasonSchema = z.strictObject({ reason: writtenText(mostLetters.reason) })
const credit = { fields: creditFields, schema: creditFieldsSchema }

/** Points are looked at before they are given; the rest is done from its page. */
export async function doNewAct(args: ActionFunctionArgs) {
  await requireTeam(args)
  const { kind, filter, list, ids } = asked(args.request)
  const form = await args.request.formData()
  const intent = intentOf(form, ['conferir', 'corrigir', 'fazer'])
  if (!kind) return redirect(list)
  const whom: Whom = ids.length > 0 ? { ids } : { filter, count: numberOr(form.get('count')) ?? 0 }
  if (intent !== 'fazer') return look(form, intent === 'conferir')
  const { context } = args
  const sent = { idempotencyKey: formKeyOf(form) }
  if (kind === 'credit')
    return sendForm(form, credit, async (value) =>
      toAct(context, list, await context.api.call(creditPeople, { body: { ...value, whom }, ...sent })),
    )
  const send = async (act: { kind: 'suspend'; reason: string } | { kind: 'reactivate' | 'activation' }) =>
    toAct(context, list, await context.api.call(actOnPeople, { body: { ...act, whom }, ...sent }))
  if (kind === 'suspend')
    return sendForm(form, { fields: fieldsOf(kind), schema: reasonSchema }, ({ reason }) =>
      send({ kind, reason }),
    )
  return sendForm(form, { fields: [], schema: z.object({}) }, () => send({ kind }))
}

/** Points as they would be given, or the form again with what was typed. */
async function look(form: FormData, isReview: boolean) {
  const { typed, errors, value } = await readForm(form, credit)
  const formKey = formKeyOf(form)
  if (!isReview) return data<Step>({ typed, formKey })
  if (value === undefined) return data<Step>({ typed, formKey, problem: refusal(errors) }, { status: 422 })
  return data<Step>({ typed, formKey, reviewed: value })
}

/** What was done at once to everybody is said on the list; what goes on, waits, or was not possible for some has a page. */
export const toAct = (context: PortalContext, list: string, act: PeopleAct) =>
  act.isEnded && act.notDoneCount === 0
    ? redirectSaved(context, list, texts.act.done(act))
    : redirect(`${here}/acoes/${act.id}`)
