import type { SubmissionResult } from '@conform-to/react'
import { type FormEvent, useState } from 'react'
import { FilledButton } from '../../forms/filled-button.tsx'
import { Form } from '../../forms/form.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useValid } from '../../forms/use-valid.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CardPreview, type PreviewProps } from './card-preview.tsx'
import * as css from './new-card.css.ts'
import type { LoadedCard } from './new-card.server.ts'
import { NewCardFields } from './new-card-fields.tsx'
import { NoScripts } from './no-scripts.tsx'
import { texts } from './texts.ts'
import { useNewCardForm } from './use-new-card-form.ts'

const words = texts.form

type NewCardFormProps = {
  loaded: LoadedCard & { typedCep: string }
  lastResult: SubmissionResult | undefined
}

/** Shows the form of a page of its own, with the card as it will look beside it. */
export function NewCardForm({ loaded, lastResult }: NewCardFormProps) {
  const { cardForm, states, defaults, cepError, key, typedCep } = loaded
  const { portal, card } = useNewCardForm({ id: 'novo-cartao', loaded, lastResult })
  const preview = usePreview({ name: defaults.name ?? '' })
  const isHydrated = useHydrated()
  const isSending = useIsSending()
  const isValid = useValid(portal.form.id, portal.validate)
  return (
    <div className={css.page}>
      <div className={css.aside}>
        <CardPreview {...preview.shown} />
        <Text kind="smallMuted">{isHydrated || !cardForm.takes_numbers ? words.safe : words.safeServer}</Text>
      </div>
      <Stack gap={32}>
        <noscript>{cardForm.takes_numbers ? <CepForm typed={typedCep} /> : <NoScripts />}</noscript>
        <div className={cardForm.takes_numbers ? undefined : css.withScripts} onInput={preview.onInput}>
          <PortalForm
            {...portal}
            lastResult={lastResult}
            errorTitle={texts.error}
            before={card.handlers}
            isEach
          >
            {card.problem ? (
              <Alert tone="error" live title={texts.error}>
                {card.problem}
              </Alert>
            ) : null}
            {lastResult && !isHydrated ? <Alert tone="info">{words.again}</Alert> : null}
            <NewCardFields
              fields={portal.fields}
              cardForm={cardForm}
              states={states}
              cepError={cepError}
              formKey={key}
            />
            <FilledButton
              width="phone"
              size="large"
              icon="lock"
              loading={card.isAsking || isSending}
              loadingLabel={words.saving}
              isFilled={isValid}
              waitsFor={words.fillFirst}
            >
              {words.save}
            </FilledButton>
          </PortalForm>
        </div>
      </Stack>
    </div>
  )
}

/** Looks a CEP up without scripts before anything else is typed: nothing of a card is sent for it, nor lost by it (CAR-19). */
const CepForm = ({ typed }: { typed: string }) => (
  <Card as="section">
    <Form method="get" noValidate>
      <Stack gap={16}>
        <Text>{words.findFirst}</Text>
        <div className={css.cepForm}>
          <Field id="cep-da-fatura" label={words.cep}>
            <TextInput
              id="cep-da-fatura"
              name="cep"
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={typed}
            />
          </Field>
          <Button variant="secondary" icon="search">
            {words.findCep}
          </Button>
        </div>
      </Stack>
    </Form>
  </Card>
)

/** Keeps the typed fields of a card for its preview. Put `onInput` around its fields. */
function usePreview(start: Partial<PreviewProps>) {
  const [shown, setShown] = useState({
    number: '',
    expiry: '',
    name: '',
    brand: null,
    ...start,
  } as PreviewProps)
  const show = (part: Partial<PreviewProps>) => setShown((before) => ({ ...before, ...part }))
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    if (name === 'expiry' || name === 'name') show({ [name]: value })
    if (name !== 'number') return
    show({ number: value })
    // The library comes with the mask of the same field.
    import('#contract/card-mask.ts').then(
      ({ cardBrand, groupedNumber }) =>
        show({ brand: cardBrand(target.value), number: groupedNumber(target.value) }),
      () => undefined,
    )
  }
  return { shown, onInput }
}
