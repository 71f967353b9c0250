import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import { eventInputSchema } from '#contract/console/calendar/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useStation } from '../../station/use-station.ts'
import { EntryPage, entryTitle } from '../entries/entry-page.tsx'
import { entryRoutes } from '../entries/entry-routes.server.ts'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PictureInput } from '../ui/picture-input.tsx'
import * as ui from '../ui/ui.css.ts'
import { calendar as area } from './area.ts'
import { eventFields } from './fields.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(entryTitle(texts))

export const handle: PageHandle = { takesFile: 'team' }

const routes = () =>
  entryRoutes({
    ...{ area, calls: managedEvents, schema: eventInputSchema, fields: eventFields, words: texts },
    headOf: ({ name }) => ({ name }),
    usual: () => ({ calendar: 'station', frequency: 'none' }),
    storeFile: storePicture,
  })

export const loader = (args: LoaderFunctionArgs) => routes().load(args)

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One event: when it is, how it comes again, what it says, its picture (NWS-06). */
export default function OneManagedEvent() {
  const loaded = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  const input = (name: string) => <FieldInput field={fieldOf(eventFields, name)} />
  return (
    <EntryPage href={area.nav.href} words={texts} fields={eventFields} loaded={loaded}>
      {behaviour.unionServices ? (
        input('calendar')
      ) : (
        <input type="hidden" name="calendar" value={loaded.values.calendar} />
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
