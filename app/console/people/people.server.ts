import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import {
  actOnPeople,
  countPeople,
  getPeopleFacts,
  listPeople,
  removeView,
  renameView,
  saveView,
} from '#contract/console/people/endpoints.ts'
import {
  type PeopleFacts,
  type PeopleFilter,
  tagActKinds,
  tagNameField,
  viewNameField,
  type Whom,
} from '#contract/console/people/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { refusal, saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { barKinds, wordOf } from './act-words.ts'
import { actFields, renameFields, renameForm, viewFields } from './fields.ts'
import { filterIn, orderIn, queryOf } from './filter.server.ts'
import { askedAddress, toAct } from './new-act.server.ts'
import { texts } from './texts.ts'

const here = '/gestao/pessoas'

/** A page of the list with what it is asked by, and what is asked before something is done to all. */
export async function loadPeople(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const [told, order] = [filterIn(query), orderIn(query)]
  const reading = api.call(getPeopleFacts)
  // Only what is asked of a field of the station's own waits for what there is.
  const { filter, isGone } =
    told.ownField === undefined ? { filter: told, isGone: false } : known(told, await reading)
  const before = numberOr(query.get('depois')) ?? undefined
  const [{ list, next }, facts, asked] = await Promise.all([
    api.call(listPeople, { query: { ...filter, order, before } }),
    reading,
    query.get('perguntar') === 'todas' ? api.call(countPeople, { query: filter }) : null,
  ])
  const sent = queryOf(filter, order)
  const asking = asked && {
    ...asked,
    kind: kindIn(query.get('acao')),
    tag: query.get('marca')?.slice(0, mostLetters.tag) ?? '',
  }
  const views = facts.views.map(({ filter, ...view }) => ({ ...view, query: String(queryOf(filter)) }))
  const isFiltered = Object.values(filter).some((one) => one !== undefined)
  const address = sent.size > 0 ? `?${sent}` : ''
  if (next !== null) sent.set('depois', String(next))
  return {
    ...{ list, filter, order, isFiltered, address, asking, isFirst: before === undefined },
    ...{ counts: facts.counts, tags: facts.tags, plans: facts.plans, views },
    ...{ fields: facts.fields, isGone },
    older: next === null ? null : `?${sent}`,
    formKey: newFormKey(),
  }
}

/** A filter without what it asks of a field that is gone. Pure. */
function known(filter: PeopleFilter, { fields }: PeopleFacts): { filter: PeopleFilter; isGone: boolean } {
  const { ownField, own: _, ownFrom: __, ownTo: ___, ...rest } = filter
  const isGone = ownField !== undefined && !fields.some(({ id }) => id === ownField)
  return { filter: isGone ? rest : filter, isGone }
}

const kindIn = (text: unknown) => tagActKinds.find((one) => one === text) ?? 'tag'

/** What is done to those who are ticked or to all whom the filter finds, and the views that are kept. */
export async function changePeople(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const [filter, order] = [filterIn(query), orderIn(query)]
  const list = `${here}${query.size > 0 ? `?${queryOf(filter, order)}` : ''}`
  const form = await args.request.formData()
  const intent = intentOf(form, ['act', 'all', 'view', 'forget', 'rename'])
  if (intent === 'forget') {
    await api.call(removeView, { params: { id: numberOr(form.get('id')) ?? 0 } })
    return redirectSaved(args.context, list, texts.views.removed)
  }
  const named = z.object({ name: viewNameField })
  if (intent === 'rename') {
    const id = numberOr(form.get('id')) ?? 0
    return sendForm(form, { name: renameForm(id), fields: renameFields, schema: named }, async ({ name }) => {
      try {
        await api.call(renameView, { params: { id }, body: { name, seen: seenOf(form) } })
      } catch (problem) {
        return saveProblem(problem, { value: { name }, fields: renameFields })
      }
      return redirectSaved(args.context, list, texts.views.renamed)
    })
  }
  if (intent === 'view') {
    return sendForm(form, { name: 'view', fields: viewFields, schema: named }, async ({ name }) => {
      const { search: _, ...kept } = filter
      await api.call(saveView, { body: { name, filter: kept } })
      return redirectSaved(args.context, list, texts.views.saved)
    })
  }
  const chosen = barKinds.find((one) => one === form.get('kind'))
  const word = chosen && wordOf(chosen)
  if (word && intent === 'act') {
    const ids = form.get('whom') === 'all' ? null : tickedIn(form)
    if (ids?.length !== 0) return redirect(askedAddress(word, queryOf(filter, order), ids))
    return sendForm(form, { name: 'act', fields: actFields, schema: z.object({}) }, async () => noTicks(list))
  }
  const schema = z.object({ tag: tagNameField })
  return sendForm(form, { name: 'act', fields: actFields, schema }, async ({ tag }) => {
    const kind = kindIn(form.get('kind'))
    const act = async (whom: Whom) =>
      toAct(
        args.context,
        list,
        await api.call(actOnPeople, { body: { kind, tag, whom }, idempotencyKey: formKeyOf(form) }),
      )
    if (intent === 'all') return act({ filter, count: numberOr(form.get('count')) ?? 0 })
    if (form.get('whom') === 'all') {
      const asking = queryOf(filter, order)
      for (const [name, value] of [
        ['perguntar', 'todas'],
        ['acao', kind],
        ['marca', tag],
      ] as const)
        asking.set(name, value)
      return redirect(`${here}?${asking}`)
    }
    const ids = tickedIn(form)
    return ids.length > 0 ? act({ ids }) : noTicks(list)
  })
}

const tickedIn = (form: FormData) => form.getAll('pessoa').flatMap((one) => numberOr(one) ?? [])
const noTicks = (list: string) => refusal({ whom: texts.act.noTicks }) ?? redirect(list)
