import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf'
import { data } from '@remix-run/node'
import { z } from 'zod'
import { blockWriter, unblockWriter } from '#contract/console/moderation/endpoints.ts'
import { newBlockSchema } from '#contract/console/moderation/schemas.ts'
import { actOnPeople } from '#contract/console/people/endpoints.ts'
import {
  addPersonNote,
  endPersonSessions,
  reactivatePerson,
  removePersonNote,
  resendActivation,
  showPersonCpf,
  suspendPerson,
} from '#contract/console/people/person/endpoints.ts'
import { personNoteSchema, suspensionSchema } from '#contract/console/people/person/schemas.ts'
import { type TagActKind, tagNameField } from '#contract/console/people/schemas.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { requireStation } from '../../../station/require-station.ts'
import { blockFields } from '../../moderation/fields.ts'
import { formKeyOf } from '../../owner/form-key.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { noteFields, noteIdFields, suspensionFields, tagFields } from './fields.ts'
import { listParam } from './list-param.ts'
import { texts } from './texts.ts'

/** A form of the page of one person. */
type Sent = {
  context: PortalContext
  id: number
  /** The filter of the list that one came from. */
  list: string | null
  form: FormData
}

function done({ context, id, list }: Sent, words: string, tab = '') {
  const query = new URLSearchParams({ ...(tab && { aba: tab }), ...(list && { [listParam]: list }) })
  return redirectSaved(context, `/gestao/pessoas/${id}${query.size > 0 ? `?${query}` : ''}`, words)
}

/** A form that asks for nothing but its own deed. */
const ask = (sent: Sent, words: string, send: () => Promise<unknown>) =>
  sendForm(sent.form, { fields: [], schema: z.object({}) }, async () => {
    await send()
    return done(sent, words)
  })

/** Suspends the account, for a reason. */
export const suspend = (sent: Sent) =>
  sendForm(
    sent.form,
    { name: 'suspend', fields: suspensionFields, schema: suspensionSchema },
    async (body) => {
      await sent.context.api.call(suspendPerson, { params: { id: sent.id }, body })
      return done(sent, texts.suspend.done)
    },
  )

/** Lets the account in again. */
export const reactivate = (sent: Sent) =>
  ask(sent, texts.reactivate.done, () => sent.context.api.call(reactivatePerson, { params: { id: sent.id } }))

/** Ends the open sessions. */
export const logOut = (sent: Sent) =>
  ask(sent, texts.logout.done, () => sent.context.api.call(endPersonSessions, { params: { id: sent.id } }))

/** Sends the activation mail again. */
export const resend = (sent: Sent) =>
  ask(sent, texts.resend.done, () => sent.context.api.call(resendActivation, { params: { id: sent.id } }))

/** Keeps the person from writing for others, for a reason. */
export function block(sent: Sent) {
  const { timezone: timeZone } = requireStation(sent.context).config
  const schema = newBlockSchema.omit({ participant: true })
  return sendForm(sent.form, { name: 'block', fields: blockFields, schema, timeZone }, async (body) => {
    await sent.context.api.call(blockWriter, { body: { ...body, participant: sent.id } })
    return done(sent, texts.block.done)
  })
}

/** Lets the person write again. */
export const unblock = (sent: Sent) =>
  ask(sent, texts.unblock.done, () => sent.context.api.call(unblockWriter, { params: { id: sent.id } }))

/** Notes something for the team. */
export const note = (sent: Sent) =>
  sendForm(sent.form, { name: 'note', fields: noteFields, schema: personNoteSchema }, async (body) => {
    const idempotencyKey = formKeyOf(sent.form)
    await sent.context.api.call(addPersonNote, { params: { id: sent.id }, body, idempotencyKey })
    return done(sent, texts.notes.done, 'notas')
  })

/** Removes a note of one's own. */
export const removeNote = (sent: Sent) =>
  sendForm(
    sent.form,
    { fields: noteIdFields, schema: z.object({ noteId: z.int().positive() }) },
    async ({ noteId }) => {
      await sent.context.api.call(removePersonNote, { params: { id: sent.id, noteId } })
      return done(sent, texts.notes.removed, 'notas')
    },
  )

/** Puts a tag on the person, or takes it off. */
export const mark = (sent: Sent, kind: TagActKind) =>
  sendForm(
    sent.form,
    { name: 'tag', fields: tagFields, schema: z.object({ tag: tagNameField }) },
    async ({ tag }) => {
      await sent.context.api.call(actOnPeople, {
        body: { kind, tag, whom: { ids: [sent.id] } },
        idempotencyKey: formKeyOf(sent.form),
      })
      return done(sent, kind === 'tag' ? texts.tags.done : texts.tags.takenOff)
    },
  )

/** Answers the whole CPF, to be shown once. */
export async function showCpf({ context, id }: Sent) {
  const { cpf } = await context.api.call(showPersonCpf, { params: { id } })
  return data({ cpf: cpf && formatCpf(cpf) })
}
