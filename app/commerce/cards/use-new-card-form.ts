import type { SubmissionResult } from '@conform-to/react'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import type { LoadedCard } from './new-card.server.ts'
import type { NewCardValues } from './new-card-fields.tsx'
import { texts } from './texts.ts'
import { useNewCard } from './use-new-card.ts'

type Options = {
  id: string
  loaded: LoadedCard
  lastResult: SubmissionResult | undefined
  /** Whether what is sent brings a new card: the form may be about something else, too. */
  isNew?: (form: FormData) => boolean
}

const always = () => true

/** A form in the one form pattern that may bring a new card: its check, and its way out without the number (GAP-70). */
export function useNewCardForm({ id, loaded, lastResult, isNew = always }: Options) {
  const portal = usePortalForm<NewCardValues>({
    id,
    constraint: loaded.constraint,
    lastResult,
    defaultValue: loaded.defaults,
    loadValidator: () =>
      import('./new-card-validator.ts').then(({ validatorWhen }) => ({ validate: validatorWhen(isNew) })),
  })
  return { portal: { ...portal, labels: texts.form.labels }, card: useNewCard(loaded.cardForm, isNew) }
}
