import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addOwnField, listManagedFields, saveOwnField } from '#contract/console/own-fields/endpoints.ts'
import { type OwnFieldInput, ownFieldInputSchema } from '#contract/people/own-fields/schemas.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { ownFieldFields } from './fields.ts'
import { texts } from './texts.ts'

const list = '/gestao/pessoas/campos'

export const meta = consoleMeta<typeof loader>(({ name }) => name)

const fresh: OwnFieldInput = {
  ...{ name: '', kind: 'text', help: '', choices: [], asked: 'signup', isRequired: false, isShown: true },
}

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const fields = await api.call(listManagedFields)
  const id = args.params.id === 'novo' ? null : routeId(args.params.id)
  const field = id === null ? null : (fields.find((one) => one.id === id) ?? null)
  if (id !== null && !field) throw new Response(null, { status: 404 })
  const value = field ?? fresh
  return {
    name: field?.name ?? texts.add,
    kept: { ...valuesOf(ownFieldFields, value), choices: value.choices.join('\n') },
    seen: field?.tag ?? null,
    formKey: newFormKey(),
  }
}

/** A choice a line. */
const withChoices = (value: Record<string, unknown>, typed: Record<string, string>) => ({
  ...value,
  choices: (typed.choices ?? '')
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean),
})

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const sent = { fields: ownFieldFields, schema: ownFieldInputSchema, complete: withChoices }
  return sendForm(form, sent, async (value) => {
    if (args.params.id === 'novo') {
      await api.call(addOwnField, { body: value, idempotencyKey: formKeyOf(form) })
      return redirectSaved(args.context, list, texts.created)
    }
    const params = { id: routeId(args.params.id) }
    try {
      await api.call(saveOwnField, { params, body: { seen: seenOf(form), value } })
    } catch (problem) {
      return saveProblem(problem, { value, fields: ownFieldFields })
    }
    return redirectSaved(args.context, list, texts.saved)
  })
}

/** One of the station's own fields: what it asks, whom, and whether it must be said (PPL-17). */
export default function OwnFieldPage() {
  const { name, kept, seen, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={name} lead={undefined} />
      <SaveNotice problem={answer?.problem} fields={ownFieldFields} />
      <OwnerForm answer={answer} kept={kept} seen={seen} formKey={formKey}>
        <Stack gap={16}>
          {ownFieldFields.map((field) => (
            <FieldInput key={field.name} field={fieldOf(ownFieldFields, field.name)} />
          ))}
          <div>
            <Button width="phone" loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
