import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { type CaseReader, listCaseReaders, setCaseReader } from '#contract/console/case-readers/endpoints.ts'
import { idField } from '#contract/content-fields.ts'
import { Form } from '../../../forms/form.tsx'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { useStation } from '../../../station/use-station.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Fields } from '../../fields/field.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { ServiceTabs } from '../service-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

const here = '/gestao/consultas/contas'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const confirmed = query.get('aba') === 'yes' ? 'yes' : 'no'
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next, waiting } = await api.call(listCaseReaders, { query: { confirmed, before } })
  return {
    list,
    confirmed,
    waiting,
    isFirst: before === undefined,
    older: next === null ? null : `${here}?aba=${confirmed}&antes=${next}`,
  } as const
}

const which = {
  fields: [
    { name: 'id', label: '', kind: 'number' },
    { name: 'cpf', label: '', kind: 'text' },
  ] as Fields,
  schema: z.object({ id: idField, cpf: z.string() }),
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const isConfirmed = intentOf(form, ['confirm', 'undo']) === 'confirm'
  return sendForm(form, which, async ({ id, cpf }) => {
    await api.call(setCaseReader, { params: { id }, body: { cpf, isConfirmed } })
    return redirectSaved(args.context, here, isConfirmed ? texts.confirmed : texts.undone)
  })
}

/** Who may see what is kept by a CPF: owners say whose account it is (GAP-93, LEG-02, CTB-02). */
export default function CaseReaders() {
  const { list, confirmed, waiting, isFirst, older } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const columns: Column<CaseReader>[] = [
    {
      key: 'person',
      header: texts.person,
      phone: 'title',
      cell: ({ name, email }) => (
        <Stack gap={4}>
          <strong>{name}</strong>
          <span className={ui.small}>{email}</span>
        </Stack>
      ),
    },
    { key: 'cpf', header: texts.cpf, cell: ({ cpf }) => cpf.replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') },
    {
      key: 'since',
      header: confirmed === 'yes' ? texts.confirmedAt : texts.since,
      cell: ({ createdAt, confirmedAt }) => formatDate(confirmedAt ?? createdAt, timezone),
    },
    { key: 'decide', header: texts.decide, cell: (reader) => <Decide reader={reader} /> },
  ]
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      tabs={<ServiceTabs current="readers" />}
      notice={<SaveNotice problem={answer?.problem} />}
      filter={<State confirmed={confirmed} waiting={waiting} />}
      object="users"
      none={texts.none[confirmed]}
      isEmpty={list.length === 0}
      isFiltered
      pages={<PageLinks newest={isFirst ? null : `${here}?aba=${confirmed}`} older={older} words={texts} />}
    >
      <Table caption={texts.caption[confirmed]} columns={columns} rows={list} rowKey={({ id }) => id} />
    </ListPage>
  )
}

/** Those that wait, or those that were said. */
const State = ({ confirmed, waiting }: { confirmed: 'no' | 'yes'; waiting: number }) => (
  <Tabs
    label={texts.tabs.label}
    tabs={[
      { value: 'no', label: texts.tabs.no(waiting) },
      { value: 'yes', label: texts.tabs.yes },
    ]}
    current={confirmed}
    without={['antes']}
  />
)

const Decide = ({ reader: { id, cpf, name, confirmedAt } }: { reader: CaseReader }) => (
  <Form noValidate method="post">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="cpf" value={cpf} />
    <Button
      name="intent"
      value={confirmedAt ? 'undo' : 'confirm'}
      variant={confirmedAt ? 'quiet' : 'secondary'}
      size="small"
      aria-label={confirmedAt ? texts.undoOf(name) : texts.confirmOf(name)}
    >
      {confirmedAt ? texts.undo : texts.confirm}
    </Button>
  </Form>
)
