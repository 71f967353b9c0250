import { type FormEvent, useState } from 'react'
import type { PreviewProps } from './card-preview.tsx'

/** What of a card is typed already, for its preview. Put `onInput` around its fields. */
export function usePreview(start: Partial<PreviewProps>) {
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
