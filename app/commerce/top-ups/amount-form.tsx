import { stepCentsOf } from '#contract/activities/wallet/exact-amount.ts'
import type { TopUpOptions } from '#contract/commerce/top-ups/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { topUpsPath } from '../../routing/top-ups-path.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useAsked } from '../payments/use-asked.ts'
import { YourCpf } from '../payments/your-cpf.tsx'
import { texts } from './texts.ts'
import type { Refused } from './top-up-actions.server.ts'

type Props = {
  tab: 'abastecer' | 'pontos'
  options: TopUpOptions
  refused: Refused | undefined
  formKey: string
}

/** Asks for the amount and the way to pay; points are paid by PIX (WAL-01, WAL-05). */
export function AmountForm({ tab, options: { ways, needs_cpf, typed_cpf }, refused, formKey }: Props) {
  const { currency } = useStation()
  const isSending = useIsSending()
  const asksCpf = useAsked(needs_cpf)
  const isPurchase = tab === 'pontos'
  const step = stepCentsOf(currency.multiplier)
  const [only] = ways.length === 1 || isPurchase ? [isPurchase ? 'pix' : ways[0]] : []
  return (
    <Form noValidate method="post" action={`${topUpsPath}?aba=${tab}`} preventScrollReset>
      <Stack gap={24}>
        {refused?.problem ? (
          <Alert tone="error" live title={texts.error}>
            {refused.problem}
          </Alert>
        ) : null}
        <input type="hidden" name="chave" value={refused?.key || formKey} />
        <Field
          id="valor"
          label={isPurchase ? texts.buy.amount(currency.name) : texts.fill.amount}
          help={isPurchase ? texts.buy.help(step) : texts.fill.help(step)}
          error={refused?.error ?? undefined}
        >
          <TextInput
            key={refused?.amount}
            name="valor"
            prefix={isPurchase ? undefined : 'R$'}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            required
            defaultValue={refused?.amount ?? ''}
          />
        </Field>
        {only ? (
          <>
            <input type="hidden" name="forma" value={only} />
            {isPurchase ? null : <Text kind="muted">{texts.fill.only[only]}</Text>}
          </>
        ) : (
          <RadioGroup
            id="forma"
            name="forma"
            label={texts.fill.way}
            look="cards"
            defaultValue={refused?.way === 'transfer' ? 'transfer' : 'pix'}
            options={[...ways].reverse().map((value) => ({
              value,
              icon: value === 'pix' ? ('qr' as const) : ('document' as const),
              ...texts.fill.ways[value],
            }))}
          />
        )}
        {asksCpf && only !== 'transfer' ? (
          <YourCpf
            error={refused?.cpf.error ?? undefined}
            value={refused?.cpf.value ?? typed_cpf ?? undefined}
          />
        ) : null}
        <Button name="intent" value={tab} width="phone" loading={isSending} loadingLabel={texts.fill.sending}>
          {only === 'pix' ? texts.fill.sendPix : texts.fill.send}
        </Button>
      </Stack>
    </Form>
  )
}
