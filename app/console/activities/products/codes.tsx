import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { discountCodeSchema } from '#contract/activity-types/products.ts'
import { routeId } from '../../../routing/route-id.ts'
import { fieldOf } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import * as ui from '../../ui/ui.css.ts'
import { codesAddress } from './addresses.ts'
import { codeList, most } from './fields.ts'
import { ListPage } from './list-page.tsx'
import { shopOf } from './products.server.ts'
import { saveList } from './save-list.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.codes.title(name))

/** Refused here already: an activity that is a draft takes half a code, and nobody would see why it takes nothing off. */
const codeSchema = discountCodeSchema.refine(
  ({ amountCents, percent }) => (amountCents == null) !== (percent == null),
  { path: ['amountCents'], message: texts.codes.amountOrShare },
)
const schema = z.object({ discountCodes: z.array(codeSchema).max(most.codes).default([]) })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity, body } = await shopOf(api, routeId(args.params.id), 'orders')
  return {
    id: activity.id,
    name: activity.name,
    isLive: activity.status === 'published',
    seen: activity.tag,
    values: valuesOf([codeList], body),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  return saveList(args, { list: codeList, schema, to: codesAddress, message: texts.codes.saved })
}

/** What is typed in the cart and takes something off (CAR-20). */
export default function Codes() {
  return <ListPage list={codeList} words={texts.codes} entry={(row) => <CodeFields {...row} />} />
}

function CodeFields({ prefix, isNew }: { prefix: string; isNew: boolean }) {
  const input = (name: string) => <FieldInput field={fieldOf(codeList.each, name)} prefix={prefix} />
  return (
    <>
      {input('code')}
      <div className={ui.two}>
        {input('amountCents')}
        {input('percent')}
        {input('until')}
        {isNew ? null : input('place')}
      </div>
    </>
  )
}
