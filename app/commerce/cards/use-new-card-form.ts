import type { SubmissionResult } from '@conform-to/react'
import { useSubmit } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import type { CardForm } from '#contract/commerce/cards/schemas.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import type { LoadedCard } from './new-card.server.ts'
import type { NewCardValues } from './new-card-fields.tsx'
import { texts } from './texts.ts'

type Options = {
  id: string
  loaded: LoadedCard
  lastResult: SubmissionResult | undefined
  /** Whether what is sent brings a new card: the form may be about something else, too. */
  isNew?: (form: FormData) => boolean
}

const always = () => true

/** Prepares a form in the one form pattern that may bring a new card: its check, and its way out without the number (GAP-70). */
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

const words = texts.form
const secrets = ['number', 'expiry', 'cvv'] as const

/**
 * Sends the form of a new card without its number: the browser asks the gateway for a token first (GAP-70). Put `handlers` on
 * the form and `touch` of its pattern behind. A form that does not bring a new card (`isNew`) goes as it is.
 */
function useNewCard({ tokens }: CardForm, isNew: (form: FormData) => boolean = () => true) {
  const submit = useSubmit()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const wasSentAgain = useRef(false)

  /** Makes a token; null where something typed is wrong, which the form then says by itself. */
  async function tokenOf(form: HTMLFormElement, sent: FormData): Promise<string | null> {
    const [{ makeToken }, { validate }] = await Promise.all([
      import('./make-token.ts'),
      import('./new-card-validator.ts'),
    ])
    if (validate(sent).status !== 'success') {
      // Sent before the form had its own check: once more, when it has it.
      if (!wasSentAgain.current) setTimeout(() => form.isConnected && form.requestSubmit())
      wasSentAgain.current = true
      return null
    }
    const typed = (name: string) => String(sent.get(name) ?? '')
    if (!tokens) throw new Error('There is no gateway')
    return makeToken(tokens, {
      number: typed('number'),
      name: typed('name'),
      expiry: typed('expiry'),
      cvv: typed('cvv'),
      cpf: typed('cpf'),
    })
  }

  async function send(form: HTMLFormElement, sent: FormData) {
    isBusy.current = true
    setAsking(true)
    setProblem(null)
    try {
      const token = await tokenOf(form, sent)
      if (token === null) return
      for (const name of secrets) sent.delete(name)
      sent.set('token', token)
      submit(sent, { method: 'post' })
    } catch (error) {
      const isRefused = error instanceof (await import('./make-token.ts')).TokenRefused
      setProblem(isRefused ? words.refusedToken : words.noToken)
    } finally {
      isBusy.current = false
      setAsking(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = new FormData(form, submitter)
    if (!isNew(sent)) return
    event.preventDefault()
    if (!isBusy.current) void send(form, sent)
  }
  return { isAsking, problem, handlers: { onSubmit } }
}
