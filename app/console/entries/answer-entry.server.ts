import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import type { FormDescription } from '../fields/read-form.server.ts'
import { formKeyOf } from '../owner/form-key.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'

/** The number of the entry; null: a new one. @throws a 404 for what is neither */
export const entryIdOf = (params: { id?: string | undefined }, newPath = 'novo') =>
  params.id === newPath ? null : routeId(params.id)

type EntryForm<Schema extends z.ZodType> = Omit<FormDescription<Schema>, 'timeZone'> & {
  /** The page of the list. */
  list: string
  words: { created: string; saved: string; removed?: string }
  /** What stands in place of the number of a new one. */
  newPath?: string | undefined
  create(value: z.output<Schema>, key: string | undefined): Promise<unknown>
  save(id: number, change: { seen: string; value: z.output<Schema> }): Promise<unknown>
  remove?(id: number): Promise<unknown>
}

/** The one way the form of an entry is answered: made once for each form, changed as it was seen, or removed; back to the list. */
export async function answerEntry<Schema extends z.ZodType>(
  { context, params, request }: Pick<ActionFunctionArgs, 'params' | 'request'> & { context: PortalContext },
  { list, words, newPath, create, save, remove, ...described }: EntryForm<Schema>,
) {
  const id = entryIdOf(params, newPath)
  const form = await request.formData()
  const intent = intentOf(form, ['save', 'remove'], { unnamed: 'save' })
  if (intent === 'remove' && remove && id !== null)
    return sendForm(form, { fields: [], schema: z.object() }, async () => {
      await remove(id)
      return redirectSaved(context, list, words.removed)
    })
  const { timezone } = requireStation(context).config
  return sendForm(form, { ...described, timeZone: timezone }, async (value) => {
    if (id === null) await create(value, formKeyOf(form))
    else await save(id, { seen: seenOf(form), value })
    return redirectSaved(context, list, id === null ? words.created : words.saved)
  })
}
