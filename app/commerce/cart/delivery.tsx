import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useFetcher, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { listAddresses } from '#contract/commerce/addresses/endpoints.ts'
import type { SavedAddress } from '#contract/commerce/addresses/schemas.ts'
import type { CartAction } from '#contract/commerce/cart/schemas.ts'
import { constraintsOf } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { asksFor } from '../../routing/asks-for.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressLabels } from './address-labels.ts'
import * as css from './cart.css.ts'
import { saveDelivery } from './delivery-actions.server.ts'
import { deliverySchema } from './delivery-schema.ts'
import { loadStep } from './load-step.server.ts'
import { RegionChoice } from './region-choice.tsx'
import { isBroughtValue, regionName, regionValue, sentActions } from './region-value.ts'
import { StepFrame } from './step-frame.tsx'
import { stepPath } from './steps.ts'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'

const words = texts.delivery
const formId = 'entrega'

export const handle: PageHandle = { isCheckout: () => true }

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant, ...shown } = await loadStep(args, 'delivery')
  const { content: saved } = await api.call(listAddresses, { params: { userId: participant.id } })
  const wanted = new URL(args.request.url).searchParams.get('endereco')
  const regions = sentActions(shown.cart.actions).map(({ id }) => regionName(id))
  return { ...shown, saved, wanted, constraint: constraintsOf(deliverySchema(regions, false)) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return saveDelivery(api, args)
}

/** Shows the region of each activity, and the address where one of them delivers (CAR-04). */
export default function Delivery() {
  const { cart, saved, wanted, constraint, secondsLeft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const lookUp = useFetcher<typeof action>()
  const sent = sentActions(cart.actions)
  const chosen = saved.find(({ id }) => String(id) === wanted)
  const [first] = saved
  const start = chosen ? fromSaved(chosen) : (cart.address ?? (first ? fromSaved(first) : null))
  const regions = useRegions(sent, answer?.form?.initialValue)
  const labels = addressLabels(sent, (id) => regions.now[regionName(id)])
  const lastResult = (isLookUpRefused(lookUp.data) ? lookUp.data : answer)?.form
  const { form, fields, touch } = usePortalForm<Record<string, string>>({
    id: formId,
    constraint,
    lastResult: lastResult as never,
    choice: String(regions.isBrought),
    defaultValue: { ...regions.start, ...start, 'cep-anterior': start?.zipcode ?? '' },
    loadValidator: () =>
      import('./validators.ts').then(({ deliveryValidator }) => ({
        validate: deliveryValidator(Object.keys(regions.start), regions.isBrought),
      })),
  })
  return (
    <StepFrame
      cart={cart}
      step="delivery"
      title={words.title}
      lead={words.lead}
      secondsLeft={secondsLeft}
      isChoosing={regions.isOther}
      aside={<Summary cart={cart} isChoosing={regions.isOther} />}
      action={
        <Button form={formId} width="full" loading={useIsSending((data) => !asksFor('cep')(data))}>
          {words.submit}
        </Button>
      }
    >
      <PortalForm form={form} fields={fields} touch={touch} lastResult={lastResult}>
        {/* What Enter in a field means. */}
        <button type="submit" hidden />
        {sent.map((action) => (
          <RegionChoice
            key={action.id}
            action={action}
            field={fields[regionName(action.id)]}
            onChange={(value) => regions.choose(action.id, value)}
          />
        ))}
        {sent.some(hasDelivery) ? (
          <div className={css.whenBrought}>
            <Panel title={words.address}>
              <SavedAddresses saved={saved} />
              <AddressFields fields={fields} labels={labels} lookUp={lookUp} formId={formId} />
            </Panel>
          </div>
        ) : null}
      </PortalForm>
    </StepFrame>
  )
}

/** Whether the look-up of a CEP was refused; one that succeeded only changes the fields. */
const isLookUpRefused = (data: object | undefined) =>
  data !== undefined && 'found' in data && data.found === null

const hasDelivery = ({ delivery_locations }: CartAction) =>
  delivery_locations.some(({ delivery }) => delivery)

/** Gives the choice of each activity: the one sent and refused, the saved one, or the only one there is. */
function useRegions(actions: readonly CartAction[], typed: Record<string, unknown> | null | undefined) {
  const start = Object.fromEntries(
    actions.map(({ id, delivery_locations: locations, deliveryLocation }) => {
      const [only] = locations.length === 1 ? locations : []
      const chosen = locations.find((one) => one.id === deliveryLocation) ?? only
      return [regionName(id), chosen ? regionValue(chosen) : '']
    }),
  )
  const [now, setNow] = useState(() =>
    Object.fromEntries(Object.entries(start).map(([name, value]) => [name, String(typed?.[name] ?? value)])),
  )
  return {
    start,
    now,
    isBrought: Object.values(now).some(isBroughtValue),
    /** Not what the totals were counted with. */
    isOther: actions.some(({ id, delivery_locations, deliveryLocation }) => {
      const counted = delivery_locations.find((one) => one.id === deliveryLocation)
      return counted !== undefined && now[regionName(id)] !== regionValue(counted)
    }),
    choose: (id: number, value: string) => setNow((before) => ({ ...before, [regionName(id)]: value })),
  }
}

type Saved = Awaited<ReturnType<typeof loader>>['saved'][number]
const fromSaved = ({ cep, street, street_number, complement, neighborhood, city, state }: Saved) => ({
  zipcode: cep,
  number: street_number,
  street,
  complement,
  neighborhood,
  city,
  state,
})

const most = 3

/** Offers the addresses of earlier orders: the last one is filled in, the others are a press away (CAR-19). */
function SavedAddresses({ saved }: { saved: readonly SavedAddress[] }) {
  if (saved.length < 2) return null
  return (
    <Stack gap={4} as="ul">
      {saved.slice(0, most).map((address) => (
        <li key={address.id} className={css.savedAddress}>
          <span>{`${address.street}, ${address.street_number}, ${address.city}`}</span>
          <TextLink href={`${stepPath('delivery')}?endereco=${address.id}`} kind="stand" reload>
            {texts.delivery.useSaved}
          </TextLink>
        </li>
      ))}
    </Stack>
  )
}
