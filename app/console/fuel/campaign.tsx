import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { managedFuel } from '#contract/console/fuel/endpoints.ts'
import { fuelInputSchema, type ManagedFuel } from '#contract/console/fuel/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { FormKey } from '../owner/form-key.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { fuel } from './area.ts'
import { fuelFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ campaign }) =>
  campaign ? texts.edit(campaign.name) : texts.newTitle,
)

export const handle: PageHandle = { takesFile: 'owner' }

const list = '/gestao/gasolina'

/** The number of the campaign; null: a new one. @throws a 404 for what is neither */
const campaignIdOf = (params: { id?: string | undefined }) =>
  params.id === 'nova' ? null : routeId(params.id)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args, fuel)
  const id = campaignIdOf(args.params)
  const campaign = id === null ? null : await api.call(managedFuel.get, { params: { id } })
  const values = valuesOf(fuelFields, campaign ?? { perMember: 1, validDays: 30, isOffered: true })
  return { campaign, values, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = campaignIdOf(args.params)
  const form = await args.request.formData()
  const before = id === null ? {} : writtenOf(await api.call(managedFuel.get, { params: { id } }))
  const storeFile = storePicture(args.context)
  const described = { fields: fuelFields, schema: fuelInputSchema, before, storeFile }
  return sendForm(form, described, async (value) => {
    if (id === null) await api.call(managedFuel.create, { body: value, idempotencyKey: formKeyOf(form) })
    else await api.call(managedFuel.save, { params: { id }, body: { seen: seenOf(form), value } })
    return redirectSaved(args.context, list, id === null ? texts.created : texts.saved)
  })
}

/** What of a campaign is written; the rest is counted. */
const writtenOf = ({ id, taken, tag, ...written }: ManagedFuel) => written

/** One fuel campaign: written, changed, taken off the air (FUE-01). */
export default function Campaign() {
  const { campaign, values, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const input = (name: string) => <FieldInput field={fieldOf(fuelFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Heading level={1}>{campaign ? texts.edit(campaign.name) : texts.newTitle}</Heading>
      <SaveNotice problem={answer?.problem} fields={fuelFields} />
      {campaign && campaign.taken > 0 ? <Alert tone="info">{texts.promised}</Alert> : null}
      <OwnerForm
        key={answer ? 'typed' : (campaign?.tag ?? 'new')}
        encType="multipart/form-data"
        answer={answer}
        kept={values}
      >
        {campaign ? (
          <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? campaign.tag} />
        ) : (
          <FormKey value={formKey} />
        )}
        <Stack gap={24}>
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
          <Button loading={isSending} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
