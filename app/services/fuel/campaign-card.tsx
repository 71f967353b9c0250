import { useNavigation } from '@remix-run/react'
import { writeDate } from '#contract/real-date.ts'
import type { FuelCampaign } from '#contract/services/fuel/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './fuel.css.ts'
import { texts } from './texts.ts'

type CampaignCardProps = {
  campaign: FuelCampaign
  /** Of the intention: the same form twice is one voucher. */
  formKey: string
  error: string | undefined
}

/** A campaign with what its voucher is, and the form that takes one. */
export function CampaignCard({ campaign, formKey, error }: CampaignCardProps) {
  const { campanha, tipoVoucher, volume, valor, dataFim, left } = campaign
  const titleId = `campanha-${campaign.id}`
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap={16}>
        {campanha.imagem ? (
          <img className={css.picture} src={campanha.imagem} alt="" width={640} height={360} loading="lazy" />
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
