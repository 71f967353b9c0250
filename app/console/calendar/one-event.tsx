import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import { eventInputSchema } from '#contract/console/calendar/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { answerEntry, entryIdOf } from '../entries/answer-entry.server.ts'
import { EntryPage } from '../entries/entry-page.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { newFormKey } from '../owner/form-key.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PictureInput } from '../ui/picture-input.tsx'
import * as ui from '../ui/ui.css.ts'
import { eventFields } from './fields.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ event }) =>
  event ? texts.edit(event.name) : texts.newTitle,
)

export const handle: PageHandle = { takesFile: 'owner' }

const list = { href: '/gestao/eventos', back: texts.back }
const usual = { calendar: 'station', frequency: 'none' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = entryIdOf(args.params)
  const event = id === null ? null : await api.call(managedEvents.get, { params: { id } })
  const { timezone } = requireStation(args.context).config
  return { event, values: valuesOf(eventFields, event ?? usual, timezone), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  return answerEntry(args, {
    fields: eventFields,
    schema: eventInputSchema,
    storeFile: storePicture(args.context),
    list: list.href,
    words: texts,
    create: (body, idempotencyKey) => api.call(managedEvents.create, { body, idempotencyKey }),
    save: (id, body) => api.call(managedEvents.save, { params: { id }, body }),
    remove: (id) => api.call(managedEvents.remove, { params: { id } }),
  })
}

/** One event: when it is, how it comes again, what it says, its picture (NWS-06). */
export default function OneManagedEvent() {
  const { event, values, formKey } = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  const input = (name: string) => <FieldInput field={fieldOf(eventFields, name)} />
  return (
    <EntryPage
      entry={event && { id: event.id, tag: event.tag, name: event.name }}
      list={list}
      title={event ? texts.edit(event.name) : texts.newTitle}
      fields={eventFields}
      values={values}
      formKey={formKey}
      answer={useActionData<typeof action>()}
    >
      {behaviour.unionServices ? (
        input('calendar')
      ) : (
        <input type="hidden" name="calendar" value={values.calendar} />
      )}
      {input('name')}
      <div className={ui.two}>
        {input('startsAt')}
        {input('endsAt')}
      </div>
      {input('isAllDay')}
      <RecurrenceFields />
      {input('html')}
      <PictureInput field={fieldOf(eventFields, 'image')} remove={texts.noImage} />
      {input('isPublished')}
    </EntryPage>
  )
}
