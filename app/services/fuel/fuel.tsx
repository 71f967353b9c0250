import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { fieldTexts } from '#contract/fields.ts'
import { writeDate } from '#contract/real-date.ts'
import { listFuelCampaigns, listFuelVouchers, redeemFuel } from '#contract/services/fuel/endpoints.ts'
import type { FuelCampaign, FuelVoucher } from '#contract/services/fuel/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Select } from '../../ui/select.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import * as css from './fuel.css.ts'
import { texts } from './texts.ts'

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

/** Redeems a voucher for the chosen fuel; a refusal is said in the platform's words, and the page is loaded anew (FUE-02). */
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

/** The page of current fuel campaigns, and the member's vouchers (FUE-01, FUE-02, STN-026b). */
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
          {campaigns?.length === 0 ? <EmptyState object="ticket">{texts.none}</EmptyState> : null}
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
            <Stack>
              {vouchers.map((voucher) => (
                <VoucherCard key={voucher.id} voucher={voucher} />
              ))}
            </Stack>
          ) : null}
        </Stack>
      </Stack>
    </Container>
  )
}

type CampaignCardProps = {
  campaign: FuelCampaign
  /** The key of the intention: the same form sent twice is one voucher. */
  formKey: string
  error: string | undefined
}

/** Shows a campaign with what its voucher is, and the form that takes one. */
function CampaignCard({ campaign, formKey, error }: CampaignCardProps) {
  const { campanha, tipoVoucher, volume, valor, dataFim, left } = campaign
  const titleId = `campanha-${campaign.id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={16}>
        {campanha.imagem ? (
          <Picture {...pictureSource(campanha.imagem)} alt="" ratio="wide" className={css.picture} />
        ) : null}
        <Stack gap={4}>
          <Heading level={3} size="card" id={titleId}>
            {campanha.nomeCampanha}
          </Heading>
          <Text kind="smallMuted">
            {tipoVoucher}, {texts.worth(texts.litres(volume), formatBRL(Math.round(valor * 100)))}
          </Text>
          <Text kind="smallMuted">{texts.until(writeDate(dataFim))}</Text>
        </Stack>
        {campanha.descricao ? <p className={css.plain}>{campanha.descricao}</p> : null}
        {campaign.left_for_user > 0 ? (
          <TakeForm campaign={campaign} formKey={formKey} error={error} />
        ) : (
          <Text kind="muted">{left === 0 ? texts.over : texts.taken}</Text>
        )}
      </Stack>
    </Card>
  )
}

function TakeForm({ campaign: { id, fuels, left }, formKey, error }: CampaignCardProps) {
  const { formData } = useNavigation()
  return (
    <Form noValidate method="post" preventScrollReset>
      <input type="hidden" name="chave" value={formKey} />
      <input type="hidden" name="campanha" value={id} />
      <Stack gap={16} align="start">
        <Field id={`combustivel-${id}`} label={texts.fuel} error={error} help={texts.left(left)}>
          <Select
            name="fuel_id"
            required
            placeholder={texts.choose}
            defaultValue=""
            options={fuels.map((fuel) => ({ value: String(fuel.id), label: fuel.name }))}
          />
        </Field>
        <Button width="phone" loading={formData?.get('campanha') === String(id)} loadingLabel={texts.taking}>
          {texts.take}
        </Button>
      </Stack>
    </Form>
  )
}

/** Shows a voucher somebody has: its code large, for the counter, and what it is worth until when (FUE-01). */
function VoucherCard({ voucher }: { voucher: FuelVoucher }) {
  const { id, nomeCampanha, codigo, combustivel, tipoVoucher, volume, valorVoucher, usadoEm, ...days } =
    voucher
  const titleId = `voucher-${id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={16}>
        <Heading level={3} size="card" id={titleId}>
          {nomeCampanha}
        </Heading>
        <p className={css.code}>{codigo}</p>
        <DescriptionList
          items={[
            { term: texts.fuel, value: combustivel },
            { term: texts.type, value: tipoVoucher },
            { term: texts.volume, value: texts.litres(volume) },
            { term: texts.value, value: formatBRL(Math.round(valorVoucher * 100)) },
            { term: texts.issued, value: writeDate(days.dataEmissao) },
            { term: texts.valid, value: writeDate(days.dataValidade) },
            ...(usadoEm ? [{ term: texts.used, value: writeDate(usadoEm) }] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
