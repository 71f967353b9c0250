import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { locationSchema } from '#contract/activity-types/products.ts'
import { plainTyped } from '#contract/plain-typed.ts'
import { routeId } from '../../../routing/route-id.ts'
import { Alert } from '../../../ui/alert.tsx'
import { fieldOf } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import * as ui from '../../ui/ui.css.ts'
import { locationsAddress } from './addresses.ts'
import { lastLocationOf } from './change-products.ts'
import { locationList, most } from './fields.ts'
import { ListPage } from './list-page.tsx'
import { shopOf } from './products.server.ts'
import { saveList } from './save-list.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.locations.title(name))

const schema = z.object({ deliveryLocations: z.array(locationSchema).max(most.locations).default([]) })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity, body } = await shopOf(api, routeId(args.params.id), 'orders')
  return {
    id: activity.id,
    name: activity.name,
    isLive: activity.status === 'published',
    seen: activity.tag,
    values: valuesOf([locationList], body),
    lastNumber: lastLocationOf(body),
    isDigital: body.digitalProduct,
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  return saveList(args, {
    list: locationList,
    schema,
    complete: withPlainZipcodes,
    to: locationsAddress,
    message: texts.locations.saved,
  })
}

/** A postal code may be typed with its marks. */
function withPlainZipcodes(value: Record<string, unknown>): Record<string, unknown> {
  const { deliveryLocations } = value
  if (!Array.isArray(deliveryLocations)) return value
  const plain = deliveryLocations.map((one) => ({
    ...one,
    zipcode: typeof one?.zipcode === 'string' ? plainTyped(one.zipcode).replace(/[\s.-]/g, '') : '',
  }))
  return { ...value, deliveryLocations: plain }
}

/** Where the things of an activity are brought to or fetched (CAR-04). */
export default function Locations() {
  const { isDigital } = useLoaderData<typeof loader>()
  return (
    <ListPage
      list={locationList}
      words={texts.locations}
      notice={isDigital ? <Alert>{texts.locations.digital}</Alert> : null}
      entry={(row) => <LocationFields {...row} />}
    />
  )
}

type RowProps = { at: number; prefix: string; isNew: boolean }

/** One that is new has its number already: sent again it is the same. */
function LocationFields({ at, prefix, isNew }: RowProps) {
  const { lastNumber } = useLoaderData<typeof loader>()
  const { values } = useFormState()
  const numbers = Array.from(
    { length: rowsOf(values, locationList.name) },
    (_, one) => Number(values[`${locationList.name}[${one}].id`]) || 0,
  )
  const input = (name: string) => <FieldInput field={fieldOf(locationList.each, name)} prefix={prefix} />
  return (
    <>
      {isNew ? (
        <input type="hidden" name={`${prefix}id`} value={Math.max(lastNumber, ...numbers) + 1} />
      ) : (
        input('id')
      )}
      {input('name')}
      <div className={ui.two}>
        {input('priceCents')}
        {isNew ? null : input('place')}
      </div>
      {input('delivery')}
      {input('states')}
      <details open={!isNew && Boolean(values[`${prefix}street`])}>
        <summary className={ui.summary}>{texts.locations.more(at + 1)}</summary>
        <div className={ui.two}>
          {input('street')}
          {input('streetNumber')}
          {input('zipcode')}
          {input('helperLabelField1')}
          {input('helperLabelField2')}
        </div>
      </details>
    </>
  )
}
