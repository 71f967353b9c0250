import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedFuel } from '#contract/console/fuel/endpoints.ts'
import { fuelInputSchema } from '#contract/console/fuel/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { Alert } from '../../ui/alert.tsx'
import { EntryPage, entryTitle } from '../entries/entry-page.tsx'
import { entryRoutes } from '../entries/entry-routes.server.ts'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PictureInput } from '../ui/picture-input.tsx'
import * as ui from '../ui/ui.css.ts'
import { fuel as area } from './area.ts'
import { fuelFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(entryTitle(texts))

export const handle: PageHandle = { takesFile: 'team' }

const routes = () =>
  entryRoutes({
    ...{ area, calls: managedFuel, schema: fuelInputSchema, fields: fuelFields, words: texts },
    newPath: 'nova',
    headOf: ({ name, taken }) => ({ name, taken }),
    usual: () => ({ perMember: 1, validDays: 30, isOffered: true }),
    storeFile: storePicture,
  })

export const loader = (args: LoaderFunctionArgs) => routes().load(args)

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One fuel campaign: written, changed, taken off the air (FUE-01). */
export default function Campaign() {
  const loaded = useLoaderData<typeof loader>()
  const input = (name: string) => <FieldInput field={fieldOf(fuelFields, name)} />
  return (
    <EntryPage
      {...{ href: area.nav.href, words: texts, fields: fuelFields, loaded, isKept: true }}
      more={loaded.entry && loaded.entry.taken > 0 ? <Alert tone="info">{texts.promised}</Alert> : null}
    >
      {input('name')}
      {input('description')}
      <div className={ui.two}>
        {input('startsOn')}
        {input('endsOn')}
      </div>
      {input('fuels')}
      {input('voucherType')}
      <div className={ui.two}>
        {input('litres')}
        {input('valueCents')}
      </div>
      <div className={ui.two}>
        {input('vouchers')}
        {input('perMember')}
      </div>
      {input('validDays')}
      <PictureInput field={fieldOf(fuelFields, 'image')} remove={texts.noImage} />
      {input('isOffered')}
    </EntryPage>
  )
}
