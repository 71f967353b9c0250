import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { fillUntouched, noteFields } from '../../forms/fill-untouched.ts'
import type { loader } from './find-cep.ts'

/** Names of the form and of what a CEP says. */
const filled = ['street', 'city', 'state', 'neighborhood'] as const

/**
 * Looks a CEP up once it is whole, and types what it says into the form around it, where nobody typed meanwhile (CAR-19). Put `onInput` around its field;
 * `error` is for city and street. `first`: what was wrong with the CEP that the page came with.
 */
export function useCep(first: string | undefined) {
  const fetcher = useFetcher<typeof loader>()
  const form = useRef<HTMLFormElement | null>(null)
  const asked = useRef('')
  const isOther = useRef(false)
  const noted = useRef(noteFields(null))
  const { found, message } = fetcher.data ?? {}

  useEffect(() => {
    for (const name of found ? filled : []) {
      const input = form.current?.elements.namedItem(name)
      // What stands there belongs to the CEP before, and is not the new one's.
      if (!found?.[name] && !isOther.current) continue
      fillUntouched(input, found?.[name] ?? '', noted.current)
    }
  }, [found])

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const digits = target.value.replace(/\D/g, '')
    if (digits.length !== 8 || digits === asked.current) return
    const before = asked.current || target.defaultValue.replace(/\D/g, '')
    isOther.current = before !== '' && before !== digits
    asked.current = digits
    form.current = target.form
    noted.current = noteFields(target.form)
    fetcher.load(`/homepage/meios-de-pagamento/cep/${digits}`)
  }
  const isAsking = fetcher.state !== 'idle'
  return { onInput, isAsking, error: isAsking ? undefined : fetcher.data ? message : first }
}
