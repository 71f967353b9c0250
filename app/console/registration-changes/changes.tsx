import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  listRegistrationChanges,
  type ManagedChange,
  setRegistrationChangeDone,
} from '#contract/console/registration-changes/endpoints.ts'
import { idField } from '#contract/content-fields.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import type { Fields } from '../fields/field.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { texts } from './texts.ts'

const here = '/gestao/alteracoes'
const tabs = ['no', 'yes'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const done = query.get('aba') === 'yes' ? 'yes' : 'no'
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next } = await api.call(listRegistrationChanges, { query: { done, before } })
  return {
    list,
    done,
    isFirst: before === undefined,
    older: next === null ? null : `${here}?aba=${done}&antes=${next}`,
  } as const
}

const which = {
  fields: [{ name: 'id', label: '', kind: 'number' }] as Fields,
  schema: z.object({ id: idField }),
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const isDone = intentOf(form, ['done', 'reopen']) === 'done'
  return sendForm(form, which, async (params) => {
    await api.call(setRegistrationChangeDone, { params, body: { isDone } })
    return redirectSaved(args.context, here, isDone ? texts.saved : texts.reopened)
  })
}

/** What members want changed in the register: to be made there and marked here (PLS-07, STN-U14). */
export default function RegistrationChanges() {
  const { list, done, isFirst, older } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      notice={<SaveNotice problem={answer?.problem} />}
      filter={
        <Tabs
          label={texts.tabs.label}
          tabs={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
          current={done}
          without={['antes']}
        />
      }
      object="edit"
      none={texts.none[done]}
      isEmpty={list.length === 0}
      isFiltered
      pages={<PageLinks newest={isFirst ? null : `${here}?aba=${done}`} older={older} words={texts} />}
    >
      {list.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ListPage>
  )
}

function Change({ change: { id, person, wanted, createdAt, doneAt, doneBy } }: { change: ManagedChange }) {
  const { timezone } = useStation()
  const facts = [
    [texts.cpf, person.cpf],
    [texts.situation, wanted.situacao],
    [texts.email, wanted.email],
    [texts.mobile, wanted.celular],
    [texts.landline, wanted.telefonefixo],
    [texts.address, wanted.endereco],
  ] as const
  return (
    <Card as="article">
      <Stack gap={16} align="start">
        <Stack gap={4}>
          <Heading level={2} size="card">
            {person.name}
          </Heading>
          <Text kind="smallMuted">
            {doneAt && doneBy
              ? texts.doneBy(doneBy, formatDateTime(doneAt, timezone))
              : texts.asked(formatDateTime(createdAt, timezone))}
          </Text>
        </Stack>
        <DescriptionList items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
        <Form noValidate method="post">
          <input type="hidden" name="id" value={id} />
          <Button name="intent" value={doneAt ? 'reopen' : 'done'} variant="secondary" size="small">
            {doneAt ? texts.reopen : texts.done}
          </Button>
        </Form>
      </Stack>
    </Card>
  )
}
