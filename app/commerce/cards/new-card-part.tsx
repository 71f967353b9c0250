import { Alert } from '../../ui/alert.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { newCardValue } from '../payments/is-new-card.ts'
import { cardAskedName } from './card-asked-name.ts'
import * as css from './new-card.css.ts'
import type { LoadedCard } from './new-card.server.ts'
import { NewCardFields } from './new-card-fields.tsx'
import { NoScripts } from './no-scripts.tsx'
import { texts } from './texts.ts'
import type { useNewCardForm } from './use-new-card-form.ts'

const words = texts.form

export type CardComesBack = 'asked' | 'refused' | null
type Refused = { values: { method: string }; isCardAsked?: true | undefined } | undefined

/** Tells why the part for a new card is shown again; null where no new card was chosen. Pure. */
export const cardComesBack = (refused: Refused): CardComesBack =>
  refused?.values.method === newCardValue ? (refused.isCardAsked ? 'asked' : 'refused') : null

type NewCardPartProps = {
  loaded: LoadedCard
  /** Set for a card that is charged again later, which has to be kept. */
  isKept?: boolean
  /** The reason why the form is shown again: the fields of the card are asked for, or something was wrong. */
  comesBack?: CardComesBack
} & ReturnType<typeof useNewCardForm>

/**
 * Shows a new card as a part of another form: the payment of a cart (CAR-07), where it is kept only if that is ticked,
 * or of a plan.
 */
export function NewCardPart({ loaded, isKept = false, comesBack = null, portal, card }: NewCardPartProps) {
  const { cardForm, states, cepError, key } = loaded
  const isHydrated = useHydrated()
  return (
    <>
      <noscript>{cardForm.takes_numbers ? null : <NoScripts />}</noscript>
      <div className={cardForm.takes_numbers ? undefined : css.withScripts}>
        <Stack gap={24}>
          {card.problem ? (
            <Alert tone="error" live title={texts.error}>
              {card.problem}
            </Alert>
          ) : null}
          {comesBack && !isHydrated ? (
            <>
              <input type="hidden" name={cardAskedName} value="1" />
              <Alert tone="info">{comesBack === 'asked' ? words.fillIn : words.again}</Alert>
            </>
          ) : null}
          <Text kind="smallMuted">
            {isHydrated || !cardForm.takes_numbers ? words.safe : words.safeServer}
          </Text>
          <NewCardFields
            fields={portal.fields}
            cardForm={cardForm}
            states={states}
            cepError={cepError}
            formKey={key}
          />
          {isKept ? (
            <Text kind="smallMuted">{words.kept}</Text>
          ) : (
            <Checkbox id="salvar-cartao" name="save" label={words.keep} />
          )}
        </Stack>
      </div>
    </>
  )
}
