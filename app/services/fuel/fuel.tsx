import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { fieldTexts } from '#contract/fields.ts'
import { listFuelCampaigns, listFuelVouchers, redeemFuel } from '#contract/services/fuel/endpoints.ts'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { orFailed } from '../../routing/or-failed.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { CampaignCard } from './campaign-card.tsx'
import * as css from './fuel.css.ts'
import { texts } from './texts.ts'
import { VoucherCard } from './voucher-card.tsx'

const here = '/homepage/legisclub-gasolina'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(loaded?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const [campaigns, vouchers] = await Promise.all([
    orFailed(args.context, api.call(listFuelCampaigns)),
    orFailed(args.context, api.call(listFuelVouchers, { params: { userId: participant.id } })),
  ])
  return { station: requireStation(args.context).config.name, campaigns, vouchers, key: newFormKey() }
}

/** A fuel has to be chosen; what the platform refuses is said in its words, and the page is loaded anew (FUE-02). */
export async function action(args: ActionFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const form = await args.request.formData()
  const fuelId = numberOr(form.get('fuel_id'))
  const campaign = numberOr(form.get('campanha'))
  if (fuelId === null) return data({ campaign, error: fieldTexts.required }, { status: 422 })
  try {
    const body = { fuel_id: fuelId, user_id: participant.id }
    const { codigo } = await api.call(redeemFuel, { body, idempotencyKey: formKeyOf(form) })
    const flash = { kind: 'success', title: texts.done, text: codigo } as const
    return redirect(here, { headers: { 'set-cookie': await setFlash(args.context, flash) } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status >= 500) args.context.reportError(problem)
    const text = problem.status >= 500 ? texts.fallback : problem.firstMessage
    const flash = { kind: 'error', title: texts.error, text } as const
    return redirect(here, { headers: { 'set-cookie': await setFlash(args.context, flash) } })
  }
}

/** Fuel campaigns that are on, and the vouchers somebody has (FUE-01, FUE-02, STN-026b). */
export default function Fuel() {
  const { campaigns, vouchers, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Container width="reading">
      <Stack gap={48}>
        <Stack gap={8}>
          <Heading level={1}>{texts.title}</Heading>
          <Text kind="muted">{texts.lead}</Text>
        </Stack>
        <Stack as="section" gap={16}>
          <Heading level={2}>{texts.campaigns}</Heading>
          {campaigns === null ? <NotLoaded /> : null}
          {campaigns?.length === 0 ? <EmptyState icon="ticket">{texts.none}</EmptyState> : null}
          {campaigns?.map((campaign) => (
            <CampaignCard
              key={campaign.id}
              campaign={campaign}
              formKey={`${key}-${campaign.id}`}
              error={refused?.campaign === campaign.id ? refused.error : undefined}
            />
          ))}
        </Stack>
        <Stack as="section" gap={16}>
          <Heading level={2}>{texts.vouchers}</Heading>
          {vouchers === null ? <NotLoaded /> : null}
          {vouchers?.length === 0 ? <Text kind="muted">{texts.noVouchers}</Text> : null}
          {vouchers && vouchers.length > 0 ? (
            <div className={css.list}>
              {vouchers.map((voucher) => (
                <VoucherCard key={voucher.id} voucher={voucher} />
              ))}
            </div>
          ) : null}
        </Stack>
      </Stack>
    </Container>
  )
}
