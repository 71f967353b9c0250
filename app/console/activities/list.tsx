import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listManagedActivities, moveActivity } from '#contract/console/activities/endpoints.ts'
import { type ActivityStatus, activityStatuses } from '#contract/console/activities/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Select } from '../../ui/select.tsx'
import { afterMove, entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { ActivityRow } from './activity-row.tsx'
import { texts } from './texts.ts'
import { typeFormOf, typeForms, typeOf } from './types/index.ts'

const pageSize = 24
/** What there can be to find, by the names under which it is made: several types have one name among members. */
const builtTypes = typeForms
  .filter(({ contract }) => !contract.isStandalone)
  .map(({ contract, name }) => ({ value: String(contract.id), label: name }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const search = query.get('busca')?.trim().slice(0, 100) ?? ''
  const status = activityStatuses.find((one) => one === query.get('situacao'))
  const type = Number(query.get('tipo'))
  const type_id = typeFormOf(type) && !typeOf(type).isStandalone ? type : undefined
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(query.get('pagina')) || 1)))
  const { list, total } = await api.call(listManagedActivities, {
    query: { limit: pageSize, offset: (page - 1) * pageSize, ...(search && { search }), status, type_id },
  })
  return { list, total, page, pages: Math.max(1, Math.ceil(total / pageSize)), search, status, type_id }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, moves)
  const { search } = new URL(args.request.url)
  return sendForm(form, entryForm, ({ id, from }) => {
    const move = api.call(moveActivity, { params: { id }, body: { by: stepOf(intent), from } })
    return afterMove(args.context, move, `/gestao/atividades${search}`, ownerTexts.moved)
  })
}

/** All activities of the station in their order. */
export default function Activities() {
  const { list, total, page, pages, ...filter } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isFiltered = filter.search !== '' || filter.status !== undefined || filter.type_id !== undefined
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      doors={<Doors />}
      action={
        <ButtonLink href="/gestao/atividades/nova" icon="plus">
          {texts.create}
        </ButtonLink>
      }
      notice={<SaveNotice problem={answer?.problem} />}
      filter={<Filters filter={filter} isFiltered={isFiltered} />}
      count={texts.total(total)}
      object="activities"
      none={texts.none}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || page > 1}
      pages={<Pager page={page} pages={pages} hrefOf={(wanted) => addressOf(wanted, filter)} />}
    >
      <ol className={ui.list}>
        {list.map((activity, at) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            place={isFiltered ? null : (page - 1) * pageSize + at + 1}
          />
        ))}
      </ol>
    </ListPage>
  )
}

const Doors = () => (
  <>
    <ButtonLink href="/gestao/atividades/listas" variant="secondary">
      {texts.collections}
    </ButtonLink>
    <ButtonLink href="/gestao/atividades/quizzes" variant="secondary">
      {texts.quizzes.title}
    </ButtonLink>
  </>
)

type Filter = { search: string; status?: ActivityStatus | undefined; type_id?: number | undefined }

const Filters = ({ filter, isFiltered }: { filter: Filter; isFiltered: boolean }) => (
  <FilterForm
    filter={{ ...filter, state: filter.status }}
    isFiltered={isFiltered}
    search={texts.search}
    states={activityStatuses.map((value) => ({ value, label: texts.states[value] }))}
    href="/gestao/atividades"
    more="one"
  >
    <Field id="tipo" label={texts.type}>
      <Select
        name="tipo"
        placeholder={texts.allTypes}
        defaultValue={filter.type_id ?? ''}
        options={builtTypes}
      />
    </Field>
  </FilterForm>
)

/** A page of the list, as it is filtered. Pure. */
function addressOf(page: number, { search, status, type_id }: Filter): string {
  const query = new URLSearchParams({
    ...(search && { busca: search }),
    ...(status && { situacao: status }),
    ...(type_id && { tipo: String(type_id) }),
    pagina: String(page),
  })
  return `/gestao/atividades?${query}`
}
