import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import { areasOn } from '#contract/commerce/plans/gives.ts'
import { managedPlans, withdrawPlan } from '#contract/console/plans/endpoints.ts'
import { type ManagedPlan, planInputSchema } from '#contract/console/plans/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PictureInput } from '../ui/picture-input.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { namesOfOff, planFields, planFieldsOn } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ plan }) => (plan ? texts.edit(plan.name) : texts.newTitle))

export const handle: PageHandle = { takesFile: 'team' }

const list = '/gestao/planos'

/** The number of the plan; null: a new one. @throws a 404 for what is neither */
const planIdOf = (params: { id?: string | undefined }) => (params.id === 'novo' ? null : routeId(params.id))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = planIdOf(args.params)
  const plan = id === null ? null : await api.call(managedPlans.get, { params: { id } })
  return { plan, values: valuesOf(planFields, plan ?? { days: 30 }), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = planIdOf(args.params)
  const form = await args.request.formData()
  const intent = intentOf(form, ['save', 'withdraw', 'offer'], { unnamed: 'save' })
  if (intent === 'withdraw' && id !== null)
    return sendForm(form, { fields: [], schema: z.object() }, async () => {
      await api.call(withdrawPlan, { params: { id }, body: { isWithdrawn: true } })
      return redirectSaved(args.context, list, texts.gone)
    })
  const before = id === null ? {} : writtenOf(await api.call(managedPlans.get, { params: { id } }))
  const described = {
    fields: planFieldsOn(requireStation(args.context).config),
    schema: planInputSchema,
    before,
    storeFile: storePicture(args.context),
  }
  return sendForm(form, described, async (value) => {
    if (id === null) {
      const made = await api.call(managedPlans.create, { body: value, idempotencyKey: formKeyOf(form) })
      return redirectSaved(args.context, `${list}/${made.id}`, texts.created)
    }
    await api.call(managedPlans.save, { params: { id }, body: { seen: seenOf(form), value } })
    if (intent === 'offer') await api.call(withdrawPlan, { params: { id }, body: { isWithdrawn: false } })
    return redirectSaved(args.context, list, intent === 'offer' ? texts.offered : texts.saved)
  })
}

/** What of a plan is written; the rest is counted. */
const writtenOf = ({ id, isWithdrawn, isDraft, subscribers, onOtherTerms, tag, ...written }: ManagedPlan) =>
  written

/** One plan: written, changed, withdrawn (PLN-01, PLN-09, GAP-73). */
export default function PlanPage() {
  const { plan, values, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const station = useStation()
  const off = namesOfOff(station)
  const input = (name: string) => <FieldInput field={fieldOf(planFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Heading level={1}>{plan ? texts.edit(plan.name) : texts.newTitle}</Heading>
      <SaveNotice problem={answer?.problem} fields={planFields} />
      {plan?.isDraft ? <Alert tone="info">{texts.isDraft}</Alert> : null}
      {plan && plan.subscribers > 0 ? <Alert tone="info">{texts.keeps(plan.subscribers)}</Alert> : null}
      <OwnerForm
        encType="multipart/form-data"
        {...{ answer, kept: values, seen: plan?.tag ?? null, formKey }}
      >
        <Stack gap={24}>
          {input('name')}
          {input('description')}
          <div className={ui.two}>
            {input('priceCents')}
            {input('discountCents')}
          </div>
          {input('days')}
          {input('benefits')}
          <fieldset className={ui.fieldset}>
            <legend>{texts.gives.title}</legend>
            <Stack gap={16}>
              <Text kind="smallMuted">{texts.gives.lead}</Text>
              {station.features.checkout ? (
                <div className={ui.two}>
                  {input('gives.discountPercent')}
                  {input('gives.discountCapCents')}
                </div>
              ) : null}
              <MonthlyPoints />
              <FieldGroup id="gives.areas" label={texts.gives.areas} help={texts.gives.areasHelp} optional>
                <Stack gap={8}>
                  {areasOn(station).map((area) => (
                    <FieldInput key={area} field={fieldOf(planFields, `gives.areas.${area}`)} />
                  ))}
                </Stack>
              </FieldGroup>
              {off.length > 0 ? <Text kind="smallMuted">{texts.gives.off(off)}</Text> : null}
            </Stack>
          </fieldset>
          <PictureInput field={fieldOf(planFields, 'image')} remove={texts.noImage} />
          {input('purchaseText')}
          {input('highlighted')}
          <Button name="intent" value="save" loading={isSending} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
          {plan?.isWithdrawn ? (
            // With what was typed: a plan is sold as its page shows it.
            <Button name="intent" value="offer" variant="secondary">
              {plan.isDraft ? texts.publish : texts.offer}
            </Button>
          ) : null}
        </Stack>
      </OwnerForm>
      {plan && !plan.isWithdrawn ? <Withdraw plan={plan} /> : null}
    </Stack>
  )
}

/** In points; where a point is worth something else than one of the currency, what that is. */
function MonthlyPoints() {
  const { currency } = useStation()
  const field = fieldOf(planFields, 'gives.monthlyPoints')
  const worth = currency.multiplier === 1 ? '' : ` ${texts.gives.worth(formatPoints(1, currency))}`
  return <FieldInput field={{ ...field, help: `${texts.gives.pointsHelp}${worth}` }} />
}

function Withdraw({ plan: { id, name } }: { plan: Pick<ManagedPlan, 'id' | 'name'> }) {
  const [params] = useSearchParams()
  return (
    <>
      <ButtonLink href="?perguntar=retirar" variant="quiet" icon="trash" preventScrollReset>
        {texts.withdraw}
      </ButtonLink>
      {params.get('perguntar') === 'retirar' ? (
        <AskDialog
          title={texts.withdrawTitle(name)}
          text={texts.withdrawText}
          label={texts.withdraw}
          intent="withdraw"
          closeHref={`${list}/${id}`}
        />
      ) : null}
    </>
  )
}
