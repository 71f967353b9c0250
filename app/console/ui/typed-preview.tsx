import { type ReactNode, useEffect, useRef } from 'react'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { createTypedPreview, type ShownAt, triedForm } from './create-typed-preview.ts'

export type { ShownAt }

type Props = {
  /** Where what is typed is drawn. */
  address: string
  /** Where a field is seen in it. */
  shows: ShownAt
  /** What is said of the preview without scripts, and with them. */
  saved: string
  typed: string
  /** The frames with what is saved. */
  children: ReactNode
}

/**
 * Frames that show what is typed in the form of their page (`data-tried`) as soon as somebody stops for a moment, scrolled
 * to what is in hand. Nothing of it is saved. Without scripts they show what is saved.
 */
export function TypedPreview({ address, shows, saved, typed, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    const { current } = area
    if (!current) return
    const preview = createTypedPreview({
      address,
      shows,
      frames: () => [...current.querySelectorAll('iframe')],
    })
    const formOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLFormElement>(`form[${triedForm}]`) : null
    const look = (event: Event) => {
      const form = formOf(event)
      if (form) preview.look(form, event.target as Element)
    }
    const kinds = ['input', 'change', 'keyup', 'click', 'focusin']
    for (const kind of kinds) document.addEventListener(kind, look)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, look)
      preview.stop()
    }
  }, [address, shows])
  return (
    <Stack gap={16}>
      <Text kind="smallMuted">{isHydrated ? typed : saved}</Text>
      <div ref={area}>{children}</div>
    </Stack>
  )
}
