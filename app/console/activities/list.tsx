import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listManagedActivities, moveActivity } from '#contract/console/activities/endpoints.ts'
import { type ActivityStatus, activityStatuses } from '#contract/console/activities/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { afterMove, entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import * as css from './activities.css.ts'
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
  const { api } = await requireOwner(args)
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
  const { api } = await requireOwner(args)
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
  const { list, total, page, pages, search, status, type_id } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isFiltered = search !== '' || status !== undefined || type_id !== undefined
  return (
    <Stack gap={24}>
      <Cluster justify="between" align="end">
        <PageHead title={texts.title} lead={texts.lead} />
        <Cluster>
          <ButtonLink href="/gestao/atividades/listas" variant="secondary">
            {texts.collections}
          </ButtonLink>
          <ButtonLink href="/gestao/atividades/quizzes" variant="secondary">
            {texts.quizzes.title}
          </ButtonLink>
          <ButtonLink href="/gestao/atividades/nova" icon="plus">
            {texts.create}
          </ButtonLink>
        </Cluster>
      </Cluster>
      <SaveNotice problem={answer?.problem} />
      <Filters {...{ search, status, type_id }} isFiltered={isFiltered} />
      {list.length === 0 ? (
        <EmptyState object="activities">{isFiltered ? texts.noneFound : texts.none}</EmptyState>
      ) : (
        <Stack gap={12}>
          <p className={ui.small} role="status">
            {texts.total(total)}
          </p>
          <ol className={ui.list}>
            {list.map((activity, at) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                place={isFiltered ? null : (page - 1) * pageSize + at + 1}
              />
            ))}
          </ol>
        </Stack>
      )}
      <Pages page={page} pages={pages} filter={{ search, status, type_id }} />
    </Stack>
  )
}

type Filter = { search: string; status?: ActivityStatus | undefined; type_id?: number | undefined }

function Filters({ search, status, type_id, isFiltered }: Filter & { isFiltered: boolean }) {
  return (
    <Form
      noValidate
      method="get"
      className={css.filters}
      role="search"
      key={`${search} ${status} ${type_id}`}
    >
      <Field id="busca" label={texts.search}>
        <TextInput name="busca" type="search" icon="search" maxLength={100} defaultValue={search} />
      </Field>
      <Field id="situacao" label={texts.status}>
        <Select
          name="situacao"
          placeholder={texts.all}
          defaultValue={status ?? ''}
          options={activityStatuses.map((value) => ({ value, label: texts.states[value] }))}
        />
      </Field>
      <Field id="tipo" label={texts.type}>
        <Select name="tipo" placeholder={texts.allTypes} defaultValue={type_id ?? ''} options={builtTypes} />
      </Field>
      <Cluster gap={4}>
        <Button variant="secondary" icon="filter">
          {texts.filter}
        </Button>
        {isFiltered ? (
          <ButtonLink href="/gestao/atividades" variant="quiet">
            {texts.clear}
          </ButtonLink>
        ) : null}
      </Cluster>
    </Form>
  )
}

function Pages({ page, pages, filter }: { page: number; pages: number; filter: Filter }) {
  if (pages < 2) return null
  const href = (to: number) => {
    const query = new URLSearchParams({ pagina: String(to) })
    if (filter.search) query.set('busca', filter.search)
    if (filter.status) query.set('situacao', filter.status)
    if (filter.type_id) query.set('tipo', String(filter.type_id))
    return `?${query}`
  }
  return (
    <nav className={css.pages} aria-label={texts.pages}>
      {page > 1 ? (
        <ButtonLink href={href(page - 1)} variant="secondary" icon="chevronLeft">
          {texts.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className={ui.small}>{texts.page(page, pages)}</span>
      {page < pages ? (
        <ButtonLink href={href(page + 1)} variant="secondary" iconAfter="chevronRight">
          {texts.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
