import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { listBlockedWriters, unblockWriter } from '#contract/console/moderation/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { unblockFields } from './fields.ts'
import { ModerationTabs } from './moderation-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.people)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { people: await api.call(listBlockedWriters) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const released = { fields: unblockFields, schema: z.object({ id: z.int().positive() }) }
  return sendForm(form, released, async (params) => {
    await api.call(unblockWriter, { params })
    return redirectSaved(args.context, '/gestao/comentarios/pessoas', texts.people.unblocked)
  })
}

/** Members who may not write. */
export default function BlockedWriters() {
  const { people } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  return (
    <ListPage
      title={texts.tabs.people}
      lead={texts.people.lead}
      tabs={<ModerationTabs current="people" />}
      notice={<SaveNotice problem={answer?.problem} />}
      object="users"
      none={texts.people.none}
      isEmpty={people.length === 0}
      isFiltered={false}
    >
      <ul className={ui.list}>
        {people.map(({ id, name, email, reason, until, since }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <strong>{name}</strong>
              <span className={ui.small}>{email}</span>
              <span>{texts.people.reason(reason)}</span>
              <span className={ui.small}>
                {`${texts.people.since(formatDateTime(since, timezone))}. ${texts.block.now(until && formatDateTime(until, timezone))}.`}
              </span>
            </span>
            <Form noValidate method="post">
              <input type="hidden" name="id" value={id} />
              <Button variant="quiet" size="small" aria-label={texts.people.unblockOf(name)}>
                {texts.people.unblock}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
